import type { CandleInk, Theme } from './themes.ts';

const solid = (color: string): CandleInk => ({ fill: color, border: color, wick: color });
const hollow = (color: string): CandleInk => ({ fill: null, border: color, wick: color });
const SANS = 'Inter, Arial, sans-serif';
const ROBOTO = 'Roboto, "Liberation Sans", Arial, sans-serif';
const DEJAVU = '"DejaVu Sans", Verdana, sans-serif';

const dark = (name: string, [background, text, grid]: [string, string, string], up: CandleInk, down: CandleInk) => ({
  name,
  dark: true,
  background,
  text,
  grid,
  up,
  down,
  font: SANS,
});
const light = (name: string, [background, text, grid]: [string, string, string], up: CandleInk, down: CandleInk) => ({
  name,
  dark: false,
  background,
  text,
  grid,
  up,
  down,
  font: ROBOTO,
});

/** Palettes in the manner of well-known apps, dark and light. */
export const APP_THEMES: readonly Theme[] = [
  dark('night-teal', ['#0f0f0f', '#dbdbdb', '#1f1f1f'], solid('#089981'), solid('#f23645')),
  dark('graphite', ['#181a20', '#848e9c', '#22262e'], solid('#2ebd85'), solid('#f6465d')),
  dark('pitch', ['#000000', '#8f8f8f', '#161616'], solid('#25a750'), solid('#ca3f64')),
  dark('ink', ['#101014', '#71757a', '#1d1d22'], solid('#20b26c'), solid('#ef454a')),
  dark('wallet', ['#0a0b0d', '#8a919e', '#16181c'], solid('#27ad75'), solid('#f0616d')),
  dark('neon', ['#000000', '#919396', '#1e2124'], solid('#00c805'), solid('#ff5000')),
  dark('steel', ['#0b1a2a', '#9fb3c8', '#1c3145'], solid('#3fbf7f'), solid('#e0533d')),
  dark('hollow-night', ['#000000', '#c8c8c8', '#2a2a2a'], hollow('#00d000'), solid('#e01010')),
  dark('white-and-blue', ['#0c1222', '#8fa0c0', '#19233c'], solid('#ffffff'), solid('#3b82f6')),
  light('paper-teal', ['#ffffff', '#0f0f0f', '#f2f2f2'], solid('#22ab94'), solid('#f7525f')),
  light('kite', ['#ffffff', '#444444', '#eeeeee'], solid('#4caf50'), solid('#df514c')),
  light('finance', ['#ffffff', '#464e56', '#e0e4e9'], solid('#00873c'), solid('#eb0f29')),
  light('black-white', ['#ffffff', '#333333', '#e8e8e8'], hollow('#000000'), solid('#000000')),
  light('mint', ['#f7fbfa', '#2f4f4f', '#dfeae7'], solid('#5dd39e'), solid('#525b76')),
  light('orange-blue', ['#fafafa', '#3a3a3a', '#e6e6e6'], solid('#f59e0b'), solid('#1e40af')),
  { ...light('hollow-kite', ['#ffffff', '#444444', '#eeeeee'], hollow('#26a69a'), solid('#ef5350')), font: DEJAVU },
];
