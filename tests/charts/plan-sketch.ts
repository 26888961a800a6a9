import { INSTRUMENTS } from './instruments.ts';
import type { Sketch } from './page/sketch.ts';
import type { Random } from './random.ts';
import { type Bar, drawSeries } from './series.ts';
import { isPlain, THEMES, type Theme } from './themes.ts';

/** Bars before the first visible one, so that averages and indicators have their history. */
const HISTORY = 60;
const STEPS = { '1m': 60, '5m': 300, '15m': 900, '1h': 3600, '4h': 14_400, '1D': 86_400, '1W': 604_800 } as const;
type Timeframe = keyof typeof STEPS;

/** A plain chart: filled candles, price axis at the right, last price; what varies is instrument, theme and number of candles. */
export function planPlain(
  random: Random,
  {
    minimum = 20,
    maximum = 160,
    themes = THEMES.filter(isPlain),
  }: { minimum?: number; maximum?: number; themes?: readonly Theme[] } = {},
): Sketch {
  const instrument = random.pick(INSTRUMENTS);
  const timeframe = random.pick(Object.keys(STEPS) as Timeframe[]);
  // The square makes few candles as frequent as many.
  const visible = Math.round(minimum + (maximum - minimum) * random.next() ** 2);
  return {
    symbol: instrument.symbol,
    name: instrument.name,
    timeframe,
    decimals: instrument.decimals,
    thousands: instrument.thousands,
    decimalMark: '.',
    currency: '',
    kilo: false,
    theme: random.pick(themes),
    bars: drawSeries(random, instrument, visible + HISTORY, { step: STEPS[timeframe] }),
    visible,
    shape: 'candles',
    scale: 'linear',
    side: 'right',
    axisHidden: false,
    axisInside: false,
    labelsAbove: false,
    fontSize: random.pick([11, 12, 12, 13, 14]),
    grid: random.chance(0.75),
    averages: [],
    bollinger: false,
    volume: 'none',
    indicators: [],
    lastTag: random.chance(0.6),
    legend: false,
    watermark: false,
    crosshair: null,
    extremes: false,
    rightOffset: random.integer(0, 5),
    cutLeft: 0,
  };
}

type BusyOptions = { minimum?: number; maximum?: number; themes?: readonly Theme[]; logarithmic?: boolean };

/** What charts in use look like: studies, volume, legends, hollow bodies, other scales. Each is drawn with its own chance; `logarithmic` makes sure. */
export function planBusy(random: Random, { themes = THEMES, logarithmic = false, ...size }: BusyOptions = {}): Sketch {
  const plain = planPlain(random, { ...size, themes });
  const shape = random.chance(0.1) ? 'ohlc' : 'candles';
  const scale = random.chance(0.14) || logarithmic ? 'log' : 'linear';
  return {
    ...plain,
    shape,
    scale,
    bars: scale === 'log' ? stretch(plain) : plain.bars,
    side: random.chance(0.16) ? 'left' : 'right',
    averages: random.chance(0.6) ? random.pick([[7, 25], [5, 10, 20], [20], [9, 21, 50]]) : [],
    bollinger: random.chance(0.3),
    volume: random.pick(['none', 'overlay', 'pane', 'pane'] as const),
    legend: random.chance(0.65),
    watermark: random.chance(0.25),
    crosshair: random.chance(0.25) ? { x: random.between(0.15, 0.9), y: random.between(0.2, 0.8) } : null,
    extremes: random.chance(0.5),
    cutLeft: random.chance(0.4) ? random.between(0.1, 0.9) : 0,
  };
}

/** The same market with three times the moves: a log axis is for prices that go far. No price is below the least that its decimals can write. */
function stretch({ bars, decimals }: Sketch): Bar[] {
  const base = bars[0]!.open;
  const far = (price: number) => Number(Math.max(base * (price / base) ** 3, 10 ** -decimals).toFixed(decimals));
  return bars.map((bar) => ({
    ...bar,
    open: far(bar.open),
    high: far(bar.high),
    low: far(bar.low),
    close: far(bar.close),
  }));
}

/** What a sketch has beyond a plain chart, for the truth's list. */
export function featuresOf(sketch: Sketch): string[] {
  const flags = {
    ohlc: sketch.shape === 'ohlc',
    [sketch.scale]: sketch.scale !== 'linear',
    'left axis': sketch.side === 'left',
    averages: sketch.averages.length > 0,
    bollinger: sketch.bollinger,
    [`volume ${sketch.volume}`]: sketch.volume !== 'none',
    indicators: sketch.indicators.length > 0,
    'last tag': sketch.lastTag,
    legend: sketch.legend,
    watermark: sketch.watermark,
    crosshair: sketch.crosshair !== null,
    extremes: sketch.extremes,
    'axis inside': sketch.axisInside,
    'labels above lines': sketch.labelsAbove,
    'currency sign': sketch.currency !== '',
    'decimal comma': sketch.decimalMark === ',',
    kilo: sketch.kilo,
    'cut candle': sketch.cutLeft > 0,
    'not filled': !isPlain(sketch.theme),
  };
  return Object.entries(flags).flatMap(([name, on]) => (on ? [name] : []));
}
