import type { Library } from './page/draw-page.ts';
import type { Sketch } from './page/sketch.ts';
import type { CandleInk, Theme } from './themes.ts';

const MODEST = { crosshair: null, cutLeft: 0, indicators: [] } satisfies Partial<Sketch>;

/** Leaves out what the library can't draw, so that the truth's list of features tells no stories. */
export function suit(library: Library, sketch: Sketch): Sketch {
  const { volume, scale, bars, visible } = sketch;
  const isLow = bars.slice(-visible).some(({ low }) => low < 2);
  const fits: Record<Library, Partial<Sketch>> = {
    lightweight: { extremes: false },
    // Its log axis writes what is below 1 as a negative number, and the axis goes on below the lowest price.
    klinecharts: {
      cutLeft: 0,
      volume: volume === 'overlay' ? 'pane' : volume,
      scale: scale === 'log' && isLow ? 'linear' : scale,
    },
    // Its log axis has labels at whole powers only: too few to read a price.
    echarts: {
      ...MODEST,
      scale: 'linear',
      extremes: false,
      shape: 'candles',
      volume: volume === 'overlay' ? 'none' : volume,
    },
    terminal: {
      ...MODEST,
      scale: 'linear',
      side: 'right',
      averages: [],
      bollinger: false,
      extremes: false,
      watermark: false,
      volume: volume === 'pane' ? 'overlay' : volume,
    },
    // Its log axis has labels at powers of ten and their halves only.
    financial: {
      ...MODEST,
      scale: 'linear',
      extremes: false,
      volume: volume === 'pane' ? 'overlay' : volume,
    },
    apex: {
      ...MODEST,
      scale: 'linear',
      shape: 'candles',
      bollinger: false,
      extremes: false,
      volume: 'none',
      theme: oneStroke(sketch.theme),
    },
    uplot: { ...MODEST, extremes: false, volume: volume === 'pane' ? 'overlay' : volume },
    plotly: { ...MODEST, volume: volume === 'overlay' ? 'none' : volume },
    sheet: { ...MODEST, extremes: false, volume: volume === 'overlay' ? 'pane' : volume },
    web: {
      ...MODEST,
      extremes: false,
      shape: 'candles',
      bollinger: false,
      volume: volume === 'pane' ? 'overlay' : volume,
    },
  };
  return { ...sketch, ...fits[library] };
}

/** Where border and wick have one colour for both directions, or else that of the fill. */
function oneStroke(theme: Theme): Theme {
  const { up, down } = theme;
  if (up.wick === down.wick) return { ...theme, up: { ...up, border: up.wick }, down: { ...down, border: down.wick } };
  const filled = ({ border }: CandleInk): CandleInk => ({ fill: border, border, wick: border });
  return { ...theme, up: filled(up), down: filled(down) };
}
