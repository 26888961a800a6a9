/** What each library is asked for, since no truth may name what a picture does not show. `by` is a program where one of the system's draws, not the page. */
type Ability = {
  shape: 'candles' | 'ohlc' | 'either';
  /** Bodies of the ground's colour, and borders and wicks of their own colour. */
  hollow: boolean;
  volume: boolean;
  by?: '/usr/bin/python3' | 'gnuplot' | 'Rscript';
};

const FILLED = { shape: 'candles', hollow: false, volume: false } as const satisfies Ability;
const OPEN = { shape: 'candles', hollow: true, volume: false } as const satisfies Ability;

export const LIBRARIES = {
  'd3-lines': { ...FILLED, volume: true },
  'd3-rects': { ...OPEN, volume: true },
  'd3-bars': { shape: 'ohlc', hollow: false, volume: true },
  vega: FILLED,
  billboard: OPEN,
  bokeh: { ...OPEN, volume: true },
  victory: OPEN,
  recharts: OPEN,
  'observable-plot': FILLED,
  financial: { shape: 'either', hollow: true, volume: true },
  g2: FILLED,
  matplotlib: { shape: 'either', hollow: true, volume: true, by: '/usr/bin/python3' },
  gnuplot: { shape: 'either', hollow: false, volume: false, by: 'gnuplot' },
  r: { shape: 'either', hollow: true, volume: false, by: 'Rscript' },
} as const satisfies Record<string, Ability>;

export type LibraryName = keyof typeof LIBRARIES;

/** The program that draws instead of the page, if any. */
export const programOf = (library: LibraryName): string | null => {
  const ability: Ability = LIBRARIES[library];
  return ability.by ?? null;
};
