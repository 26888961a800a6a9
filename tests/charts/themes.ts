/** How a candle of one direction is drawn; `fill: null` is a hollow body. */
export type CandleInk = { fill: string | null; border: string; wick: string };

export type Theme = {
  name: string;
  dark: boolean;
  background: string;
  text: string;
  grid: string;
  up: CandleInk;
  down: CandleInk;
  font: string;
};

const solid = (color: string): CandleInk => ({ fill: color, border: color, wick: color });
const hollow = (color: string): CandleInk => ({ fill: null, border: color, wick: color });
const SANS = 'Inter, Arial, sans-serif';
const LIBERATION = '"Liberation Sans", Arial, sans-serif';
const DEJAVU = '"DejaVu Sans", Verdana, sans-serif';

/** Themes of the development set. The blind set has its own. */
export const THEMES: readonly Theme[] = [
  {
    name: 'teal-dark',
    dark: true,
    background: '#131722',
    text: '#b2b5be',
    grid: '#232733',
    up: solid('#26a69a'),
    down: solid('#ef5350'),
    font: SANS,
  },
  {
    name: 'teal-light',
    dark: false,
    background: '#ffffff',
    text: '#131722',
    grid: '#e9ebf0',
    up: solid('#089981'),
    down: solid('#f23645'),
    font: LIBERATION,
  },
  {
    name: 'exchange-dark',
    dark: true,
    background: '#0b0e11',
    text: '#848e9c',
    grid: '#1b1f26',
    up: solid('#0ecb81'),
    down: solid('#f6465d'),
    font: SANS,
  },
  {
    name: 'exchange-light',
    dark: false,
    background: '#fefefe',
    text: '#707a8a',
    grid: '#eef0f2',
    up: solid('#2ebd85'),
    down: solid('#f6465d'),
    font: SANS,
  },
  {
    name: 'red-up-dark',
    dark: true,
    background: '#16181d',
    text: '#a0a4ab',
    grid: '#262a31',
    up: solid('#eb4b4b'),
    down: solid('#26b36f'),
    font: DEJAVU,
  },
  {
    name: 'red-up-light',
    dark: false,
    background: '#ffffff',
    text: '#444444',
    grid: '#e0e6f1',
    up: solid('#eb5454'),
    down: solid('#47b262'),
    font: LIBERATION,
  },
  {
    name: 'blue-red',
    dark: false,
    background: '#fcfdff',
    text: '#2d3a52',
    grid: '#e6ecf5',
    up: solid('#2962ff'),
    down: solid('#e0294a'),
    font: LIBERATION,
  },
  {
    name: 'blue-orange-dark',
    dark: true,
    background: '#0d1421',
    text: '#9db0cc',
    grid: '#1a2638',
    up: solid('#3d9cf5'),
    down: solid('#ff9a3d'),
    font: SANS,
  },
  {
    name: 'violet-dark',
    dark: true,
    background: '#17112b',
    text: '#c3b8e6',
    grid: '#272042',
    up: solid('#59d9c4'),
    down: solid('#c061ff'),
    font: SANS,
  },
  {
    name: 'cream',
    dark: false,
    background: '#fbf4e6',
    text: '#5b4a33',
    grid: '#ece0c8',
    up: solid('#2e7d32'),
    down: solid('#b3261e'),
    font: '"Liberation Serif", Georgia, serif',
  },
  {
    name: 'slate',
    dark: true,
    background: '#2b3139',
    text: '#c9d1d9',
    grid: '#39414b',
    up: solid('#7fd18b'),
    down: solid('#ef7f77'),
    font: DEJAVU,
  },
  {
    name: 'hollow-light',
    dark: false,
    background: '#ffffff',
    text: '#333333',
    grid: '#eeeeee',
    up: hollow('#0b9d6f'),
    down: solid('#d8354a'),
    font: LIBERATION,
  },
  {
    name: 'hollow-dark',
    dark: true,
    background: '#11151c',
    text: '#aab2bd',
    grid: '#1f2630',
    up: hollow('#21d08b'),
    down: hollow('#ff5666'),
    font: SANS,
  },
  {
    name: 'mono-light',
    dark: false,
    background: '#ffffff',
    text: '#222222',
    grid: '#ededed',
    up: hollow('#111111'),
    down: solid('#111111'),
    font: LIBERATION,
  },
  {
    name: 'mono-dark',
    dark: true,
    background: '#000000',
    text: '#d0d0d0',
    grid: '#1c1c1c',
    up: hollow('#e6e6e6'),
    down: solid('#e6e6e6'),
    font: DEJAVU,
  },
  {
    name: 'grey-bordered',
    dark: false,
    background: '#f6f7f9',
    text: '#3a3f47',
    grid: '#e2e5ea',
    up: { fill: '#a6e3c0', border: '#14804a', wick: '#14804a' },
    down: { fill: '#f6b6b6', border: '#a32020', wick: '#a32020' },
    font: DEJAVU,
  },
];

const TERMINAL = '"DejaVu Sans", Tahoma, sans-serif';
const outlined = (color: string, fill: string): CandleInk => ({ fill, border: color, wick: color });

/** What old desktop terminals come with. */
export const TERMINAL_THEMES: readonly Theme[] = [
  {
    name: 'lime-on-black',
    dark: true,
    background: '#000000',
    text: '#ffffff',
    grid: '#5a6a78',
    up: outlined('#00ff00', '#000000'),
    down: outlined('#00ff00', '#ffffff'),
    font: TERMINAL,
  },
  {
    name: 'green-red-black',
    dark: true,
    background: '#000000',
    text: '#e8e8e8',
    grid: '#44505c',
    up: outlined('#00e000', '#000000'),
    down: outlined('#ff3030', '#ff3030'),
    font: TERMINAL,
  },
  {
    name: 'black-on-white',
    dark: false,
    background: '#ffffff',
    text: '#000000',
    grid: '#c0c0c0',
    up: outlined('#000000', '#ffffff'),
    down: outlined('#000000', '#000000'),
    font: TERMINAL,
  },
  {
    name: 'yellow-paper',
    dark: false,
    background: '#fffff0',
    text: '#202020',
    grid: '#c8c8b0',
    up: outlined('#006400', '#90ee90'),
    down: outlined('#8b0000', '#ff7f50'),
    font: TERMINAL,
  },
];

export const isPlain = (theme: Theme): boolean => theme.up.fill !== null && theme.down.fill !== null;
