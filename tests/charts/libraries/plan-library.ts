import { APP_THEMES } from '../app-themes.ts';
import type { Screen } from '../browser.ts';
import { INSTRUMENTS } from '../instruments.ts';
import { OTHER_THEMES } from '../other-themes.ts';
import { STUDY_COLORS } from '../page/palette.ts';
import { priceText } from '../page/price-text.ts';
import { movingAverage } from '../page/studies.ts';
import type { Random } from '../random.ts';
import { type Bar, drawSeries } from '../series.ts';
import { type CandleInk, isPlain, THEMES, type Theme } from '../themes.ts';
import { LIBRARIES, type LibraryName } from './library-table.ts';

/** What one chart shall show, as plain data: pages and programs read the same. Widths are CSS px or shares of the pitch. */
export type LibrarySketch = {
  library: LibraryName;
  screen: Screen;
  symbol: string;
  timeframe: string;
  decimals: number;
  title: string | null;
  bars: Bar[];
  /** What the dates' axis writes for each bar. */
  days: string[];
  theme: Theme;
  shape: 'candles' | 'ohlc';
  side: 'left' | 'right';
  fontSize: number;
  body: number;
  stroke: number;
  round: number;
  /** Wicks in the text's colour for both directions. */
  inkWicks: boolean;
  grid: boolean;
  uprightGrid: boolean;
  dashedGrid: boolean;
  axisLines: boolean;
  axisTitle: boolean;
  legend: boolean;
  volume: boolean;
  averages: { color: string; values: (number | null)[] }[];
  /** The axis' ends; `nice` lets the library round them. */
  least: number;
  most: number;
  nice: boolean;
  /** How prices of the axis are written, in d3's notation. */
  format: string;
  /** Programs write prices as they do by themselves, powers of ten included. */
  plainLabels: boolean;
  /** Characters of the longest price. */
  longestLabel: number;
};

const SCREENS: readonly Screen[] = [
  { width: 500, height: 400, dpr: 2 },
  { width: 640, height: 400, dpr: 1 },
  { width: 720, height: 460, dpr: 2 },
  { width: 928, height: 600, dpr: 1 },
  { width: 960, height: 500, dpr: 1.5 },
  { width: 1100, height: 620, dpr: 1 },
  { width: 1280, height: 640, dpr: 1 },
  { width: 1500, height: 800, dpr: 1 },
];

/** The widest that the app sends, px. */
const SENT = 1280;
const HISTORY = 30;

/** `room`: the share of the screen's width that the chart has, nearly all of it unless an app stands around it. `full`: full of candles of that kind. */
type LibraryOptions = { sent: boolean; screen?: Screen; room?: number; full?: Fullness | null };

/** px of the picture between two candles, their bodies' share of that, and px of the screen's own by which bodies are wider than their wicks at least: of narrower ones nobody could tell which is which. */
const FULL = {
  /** As near as can be told. */
  thin: { pitch: { least: 2.5, most: 6.5 }, bodies: [0.6, 0.7, 0.8], wider: 1 },
  /** On phones, where strokes are two or three px of the picture thick, so that bodies are hardly wider, and those of neighbours touch. */
  near: { pitch: { least: 3.5, most: 8 }, bodies: [0.8, 0.85, 0.9, 0.95], wider: 0.15 },
} as const;

export type Fullness = keyof typeof FULL;

export function planLibrary(
  random: Random,
  library: LibraryName,
  { sent, screen = random.pick(SCREENS), room = 1, full: kind = null }: LibraryOptions,
): LibrarySketch {
  const ability = LIBRARIES[library];
  const beside = 0.86 * room;
  const across = Math.min(sent ? SENT : Number.POSITIVE_INFINITY, screen.width * screen.dpr) * beside;
  const scale = across / (screen.width * beside);
  const full = kind && fullOf(kind, random, across, scale);
  const stroke = full?.stroke ?? random.pick([1, 1, 1, 1.5, 2]);
  // Strokes are as thick as the page says: nearer than this they would run into one.
  const count =
    full?.count ?? random.integer(20, Math.min(150, Math.floor(across / Math.max(6.5, (3 + 2 * stroke) * scale))));
  const instrument = random.pick(INSTRUMENTS);
  const step = random.pick([3600, 14_400, 86_400]);
  const history = drawSeries(random, instrument, count + HISTORY, { step });
  const bars = history.slice(HISTORY);
  const [low, high] = [Math.min(...bars.map((bar) => bar.low)), Math.max(...bars.map((bar) => bar.high))];
  const spare = (high - low) * random.between(0.03, 0.15);
  const periods = random.chance(0.3) ? random.pick([[20], [7, 25], [5, 10, 20]]) : [];
  return {
    library,
    screen,
    symbol: instrument.symbol,
    timeframe: step === 86_400 ? '1D' : `${step / 3600}h`,
    decimals: instrument.decimals,
    title: random.chance(0.5) ? `${instrument.name} (${instrument.symbol})` : null,
    bars,
    days: bars.map(({ time }) => new Date(time * 1000).toISOString().slice(5, 10)),
    theme: planTheme(random, ability.hollow),
    shape: ability.shape === 'either' ? (random.chance(0.25) ? 'ohlc' : 'candles') : ability.shape,
    side: random.chance(0.5) ? 'left' : 'right',
    fontSize: random.pick([10, 11, 12, 13, 14]),
    body: full?.body ?? random.pick([0.5, 0.6, 0.7, 0.8]),
    stroke,
    round: random.pick([0, 0, 0, 1.5]),
    inkWicks: random.chance(0.25),
    grid: random.chance(0.7),
    uprightGrid: random.chance(0.3),
    dashedGrid: random.chance(0.3),
    axisLines: random.chance(0.6),
    axisTitle: random.chance(0.3),
    legend: random.chance(0.4),
    volume: ability.volume && random.chance(0.3),
    averages: periods.map((period, i) => ({
      color: STUDY_COLORS[(i + random.integer(0, 2)) % STUDY_COLORS.length]!,
      values: movingAverage(history, period)
        .slice(HISTORY)
        .map((value) => (Number.isFinite(value) ? value : null)),
    })),
    least: low - spare,
    most: high + spare,
    nice: random.chance(0.4),
    format: `${random.pick(['', '', ',', '$,'])}.${instrument.decimals}f`,
    plainLabels: random.chance(0.4),
    longestLabel: priceText(high, instrument).length + 2,
  };
}

/** As many candles as there is room for `across`, px of the picture, which has `scale` of them to one of the screen's own. */
function fullOf(kind: Fullness, random: Random, across: number, scale: number) {
  const { bodies, pitch: near, wider } = FULL[kind];
  const stroke = 1;
  const body = random.pick(bodies);
  const pitch = Math.max(random.between(near.least, near.most), (scale * (stroke + wider)) / body);
  return { stroke, body, count: Math.floor(across / pitch) };
}

/** One of the project's own looks, or two hues of chance on a ground of chance. */
function planTheme(random: Random, hollow: boolean): Theme {
  const all = [...THEMES, ...OTHER_THEMES, ...APP_THEMES];
  const told = ({ up, down }: Theme) =>
    up.border !== down.border || (hollow && (up.fill === null) !== (down.fill === null));
  if (random.chance(0.5)) return random.pick(all.filter((theme) => told(theme) && (hollow || isPlain(theme))));
  const dark = random.chance(0.5);
  const hue = random.integer(0, 359);
  const tone = (lightness: number, saturation = 15) => hex(hue, saturation, dark ? 100 - lightness : lightness);
  const first = random.integer(0, 359);
  const lightness = dark ? random.integer(50, 68) : random.integer(34, 52);
  const [one, other] = [
    hex(first, random.integer(45, 90), lightness),
    hex(first + random.integer(90, 270), random.integer(45, 90), lightness),
  ];
  const solid = (color: string): CandleInk => ({ fill: color, border: color, wick: color });
  return {
    name: `${dark ? 'dark' : 'light'}-${first}`,
    dark,
    background: random.chance(0.3) ? (dark ? '#000000' : '#ffffff') : tone(dark ? random.integer(84, 94) : 98),
    text: tone(25),
    grid: tone(dark ? 76 : 88),
    up: hollow && random.chance(0.25) ? { fill: null, border: one, wick: one } : solid(one),
    down: solid(other),
    font: random.pick([
      'Arial, sans-serif',
      '"DejaVu Sans", sans-serif',
      '"Liberation Serif", serif',
      'Inter, sans-serif',
    ]),
  };
}

/** CSS colour from hue (degrees), saturation and lightness (per cent): programs know only the hexadecimal form. */
function hex(hue: number, saturation: number, lightness: number): string {
  const [s, l] = [saturation / 100, lightness / 100];
  const channel = (n: number) => {
    const k = (n + hue / 30) % 12;
    const value = l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(255 * value)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

/** What the picture has beyond a plain chart, for the truth's list. */
export function featuresOf(sketch: LibrarySketch): string[] {
  const flags = {
    ohlc: sketch.shape === 'ohlc',
    'left axis': sketch.side === 'left',
    averages: sketch.averages.length > 0,
    'volume overlay': sketch.volume,
    'not filled': LIBRARIES[sketch.library].hollow && !isPlain(sketch.theme),
  };
  return Object.entries(flags).flatMap(([name, on]) => (on ? [name] : []));
}
