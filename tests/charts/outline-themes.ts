import type { CandleInk, Theme } from './themes.ts';

const inked = (fill: string | null, border: string, wick = border): CandleInk => ({ fill, border, wick });
const theme = (
  name: string,
  [background, text, grid]: readonly [string, string, string],
  up: CandleInk,
  down: CandleInk,
  font: string,
): Theme => ({ name, dark: Number.parseInt(background.slice(1, 3), 16) < 128, background, text, grid, up, down, font });

const PAPER = ['#ffffff', '#3c3c3c', '#e6e6e6'] as const;
const LEDGER = ['#f3f5f8', '#33404d', '#d5dce4'] as const;
const NIGHT = ['#0e1116', '#a7b0ba', '#222933'] as const;
const BLACK = ['#000000', '#b5b5b5', '#262626'] as const;
const ARIAL = 'Arial, "Liberation Sans", sans-serif';
const DEJAVU = '"DejaVu Sans", Verdana, sans-serif';

/** Candles whose directions only the fill tells, or whose border is of another colour than fill or wick: of print, of spreadsheets, of a user's own settings. */
export const OUTLINE_THEMES: readonly Theme[] = [
  theme('black-edged-green-red', PAPER, inked('#2e9e5b', '#000000'), inked('#d23f3f', '#000000'), ARIAL),
  theme('black-edged-blue-red', LEDGER, inked('#4a7fd6', '#101418'), inked('#c94f5c', '#101418'), DEJAVU),
  theme('black-edged-white-red', PAPER, inked('#ffffff', '#000000'), inked('#e02f2f', '#000000'), ARIAL),
  theme('black-edged-white-grey', LEDGER, inked('#ffffff', '#2b2b2b'), inked('#7d848c', '#2b2b2b'), ARIAL),
  theme('print', PAPER, inked('#ffffff', '#000000'), inked('#000000', '#000000'), DEJAVU),
  theme('hollow-print', LEDGER, inked(null, '#1c1c1c'), inked('#1c1c1c', '#1c1c1c'), ARIAL),
  theme('night-print', BLACK, inked(null, '#f2f2f2'), inked('#f2f2f2', '#f2f2f2'), DEJAVU),
  theme('filled-night-print', NIGHT, inked('#dfe3e8', '#dfe3e8'), inked('#0e1116', '#dfe3e8'), ARIAL),
  theme('white-edged', NIGHT, inked('#1fae7a', '#ffffff'), inked('#e4495b', '#ffffff'), DEJAVU),
  theme('white-edged-black', BLACK, inked('#00b84a', '#e8e8e8'), inked('#e02020', '#e8e8e8'), ARIAL),
  theme('white-wicks', NIGHT, inked('#26b38a', '#26b38a', '#d5dae0'), inked('#ef5a63', '#ef5a63', '#d5dae0'), ARIAL),
  theme('black-wicks', PAPER, inked('#35a06c', '#35a06c', '#222222'), inked('#dc5656', '#dc5656', '#222222'), DEJAVU),
  theme('washed', PAPER, inked('#cfeede', '#1d8a52'), inked('#fbd6d4', '#c23a34'), ARIAL),
  theme('washed-night', NIGHT, inked('#12352c', '#27c08f'), inked('#3d1a20', '#f0606c'), DEJAVU),
  theme('washed-edges', LEDGER, inked('#bfe0cf', '#3a4650'), inked('#f0c4c0', '#3a4650'), ARIAL),
  theme('two-greys', PAPER, inked('#c4c8cc', '#5a6066'), inked('#5a6066', '#5a6066'), ARIAL),
];
