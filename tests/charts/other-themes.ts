import type { CandleInk, Theme } from './themes.ts';

const solid = (color: string): CandleInk => ({ fill: color, border: color, wick: color });
const hollow = (color: string): CandleInk => ({ fill: null, border: color, wick: color });
const inked = (fill: string, border: string, wick = border): CandleInk => ({ fill, border, wick });
const paper = (name: string, background: string, text: string, grid: string, font: string) => ({
  name,
  background,
  text,
  grid,
  font,
});
const ARIAL = 'Arial, "Liberation Sans", sans-serif';
const DEJAVU = '"DejaVu Sans", Verdana, sans-serif';
const MONO = '"DejaVu Sans Mono", "Courier New", monospace';

/** Looks of pages and dashboards that draw candles with a general library: borders, wicks and fills of their own colours. */
export const OTHER_THEMES: readonly Theme[] = [
  {
    ...paper('library-green-red', '#ffffff', '#666666', '#e5e5e5', ARIAL),
    dark: false,
    up: inked('rgba(80,160,115,1)', '#50a073'),
    down: inked('rgba(215,85,65,1)', '#d75541'),
  },
  {
    ...paper('grey-wicks', '#ffffff', '#373d3f', '#e0e0e0', ARIAL),
    dark: false,
    up: inked('#00b746', '#777777'),
    down: inked('#ef403c', '#777777'),
  },
  {
    ...paper('grey-wicks-dark', '#1e1f26', '#c7c9d1', '#34363f', DEJAVU),
    dark: true,
    up: inked('#3cb4e7', '#3cb4e7', '#9aa0a6'),
    down: inked('#f2a541', '#f2a541', '#9aa0a6'),
  },
  {
    ...paper('pale-bordered', '#fafafa', '#4a4a4a', '#e8e8e8', ARIAL),
    dark: false,
    up: inked('rgba(38,166,91,0.35)', '#1b7f45'),
    down: inked('rgba(214,69,65,0.35)', '#a8322f'),
  },
  {
    ...paper('dark-outline', '#f4f1ea', '#3d3a34', '#ddd8cc', DEJAVU),
    dark: false,
    up: inked('#7fb8a4', '#222222'),
    down: inked('#d98b73', '#222222'),
  },
  {
    ...paper('blue-orange', '#ffffff', '#44546a', '#d9e1ec', ARIAL),
    dark: false,
    up: solid('#1f77b4'),
    down: solid('#ff7f0e'),
  },
  {
    ...paper('black-and-white', '#ffffff', '#000000', '#dddddd', MONO),
    dark: false,
    up: inked('#ffffff', '#000000'),
    down: inked('#000000', '#000000'),
  },
  {
    ...paper('white-on-navy', '#0a1a2f', '#c4d3e6', '#1c304a', ARIAL),
    dark: true,
    up: inked('#ffffff', '#ffffff'),
    down: inked('#0a1a2f', '#ffffff'),
  },
  {
    ...paper('teal-magenta', '#101418', '#a8b3bd', '#232a31', DEJAVU),
    dark: true,
    up: solid('#00c2b2'),
    down: solid('#e0218a'),
  },
  {
    ...paper('yellow-blue', '#14213d', '#d6dbe5', '#263657', ARIAL),
    dark: true,
    up: solid('#fcc419'),
    down: solid('#4dabf7'),
  },
  {
    ...paper('pastel', '#fffdf8', '#6b6257', '#efe8dc', ARIAL),
    dark: false,
    up: inked('#a8d5ba', '#7fb894'),
    down: inked('#f4b6b0', '#dd8f87'),
  },
  {
    ...paper('deep-shades', '#eef3f7', '#2b3a46', '#d3dde5', DEJAVU),
    dark: false,
    up: solid('#0b5d3b'),
    down: solid('#7a1420'),
  },
  {
    ...paper('green-grey', '#fcfcfc', '#555555', '#ececec', ARIAL),
    dark: false,
    up: solid('#4caf50'),
    down: solid('#607d8b'),
  },
  {
    ...paper('hollow-two', '#ffffff', '#333333', '#eeeeee', ARIAL),
    dark: false,
    up: hollow('#2a8f5b'),
    down: hollow('#c23b3b'),
  },
  {
    ...paper('hollow-night', '#0f0f14', '#bdbdc7', '#24242c', MONO),
    dark: true,
    up: hollow('#6ee7b7'),
    down: solid('#fb7185'),
  },
  {
    ...paper('translucent-night', '#191c24', '#9aa3b2', '#2a2f3a', DEJAVU),
    dark: true,
    up: inked('rgba(0,200,150,0.4)', '#00c896'),
    down: inked('rgba(255,90,95,0.4)', '#ff5a5f'),
  },
];
