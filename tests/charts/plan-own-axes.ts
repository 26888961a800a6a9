import type { OwnAxis, Quote } from './page/own-axis.ts';
import type { Sketch } from './page/sketch.ts';
import { type ChartPicture, scaleOf } from './picture.ts';
import { bareChart, SCREENS } from './plan-screens.ts';
import { featuresOf, planBusy } from './plan-sketch.ts';
import type { Random } from './random.ts';

/** Families as pages name them; where one is not installed the next of its kind is drawn. */
const FONTS = [
  ...[
    'Roboto',
    'Inter',
    'Open Sans',
    'Lato',
    'Arimo',
    'IBM Plex Sans',
    'Source Sans 3',
    'Nunito',
    'Montserrat',
    'Poppins',
  ],
  ...[
    'Ubuntu',
    'Fira Sans',
    'Work Sans',
    'DM Sans',
    'Barlow',
    'Oswald',
    'Roboto Condensed',
    'Space Grotesk',
    'Manrope',
  ],
  ...['Rubik', 'Exo 2', 'Tinos', 'Quicksand', 'Gelasio', 'Saira', 'Titillium Web', 'PT Sans', 'IBM Plex Mono'],
  ...['JetBrains Mono', 'DejaVu Sans', 'DejaVu Sans Condensed', 'DejaVu Serif', 'DejaVu Sans Mono', 'Noto Sans'],
  ...['Noto Serif', 'Noto Sans Display'],
];

const WIDE = [
  { width: 1920, height: 1000, dpr: 1 },
  { width: 1700, height: 900, dpr: 1 },
];
const LIBRARIES = ['lightweight', 'echarts', 'klinecharts', 'terminal'] as const;
const LOGARITHMIC = ['lightweight', 'klinecharts'] as const;
/** px of a sent picture that digits have at least: fewer can't be told apart. */
const LEAST_DIGITS = 5.8;

/** Charts whose page writes the price axis itself: any font, size and weight, any place, steps, signs and separators. */
export const planOwnAxes = (random: Random, index: number): ChartPicture => planOne(random, index, false);

/** The same with logarithmic axes, whose prices stand at even rows, at even steps or at whole multiples of powers of ten. */
export const planLogAxes = (random: Random, index: number): ChartPicture => planOne(random, index, true);

/** Tokens of which hardly anything is paid: zeros behind the point are told by a small number, as pages of decentralised exchanges do. */
export function planTokenAxes(random: Random, index: number): ChartPicture {
  const zeros = random.pick([3, 3, 4, 4, 5, 5, 6, 7, 8, 9, 11]);
  return requoted(planOne(random, index, false), {
    least: random.between(1, 9) * 10 ** -(zeros + 1),
    decimals: zeros + 5,
    own: {
      zeros: random.pick(['subscript', 'subscript', 'lowered']),
      ...{ prefix: random.pick(['', '', '$']), suffix: '', decimalMark: '.' },
    },
  });
}

/** Markets that do not write decimals by thousands: bonds in thirty-seconds, grains in eighths, and India's lakhs. */
export function planQuotedAxes(random: Random, index: number): ChartPicture {
  const picture = planOne(random, index, false);
  const quote = (['thirtySeconds', 'eighths', 'lakhs'] as const satisfies Quote[])[index % 3]!;
  if (quote === 'lakhs')
    return requoted(picture, {
      least: 10 ** random.between(5.1, 6.8),
      decimals: 2,
      own: { quote, prefix: random.pick(['', '₹']), suffix: '', thousands: ',', decimalMark: '.' },
    });
  const least = quote === 'eighths' ? random.between(320, 1300) : random.between(95, 140);
  return requoted(picture, {
    ...{ least, decimals: quote === 'eighths' ? 3 : 5 },
    own: { quote, thousands: random.pick(["'", "'", '-']), prefix: '', suffix: '' },
  });
}

type Requoted = { least: number; decimals: number; own: Partial<OwnAxis> };

/** The same market at other prices, of which the lowest is `least`, on an axis that writes them otherwise. */
function requoted(picture: ChartPicture, { least, decimals, own }: Requoted): ChartPicture {
  const [order] = picture.orders;
  const { sketch, ownAxis } = order!;
  const factor = least / Math.min(...sketch.bars.map(({ low }) => low));
  const at = (price: number) => Number((price * factor).toFixed(decimals));
  const bars = sketch.bars.map((bar) => ({
    ...bar,
    ...{ open: at(bar.open), high: at(bar.high), low: at(bar.low), close: at(bar.close) },
  }));
  return {
    ...picture,
    orders: [{ ...order!, sketch: { ...sketch, bars, decimals }, ownAxis: { ...ownAxis!, letter: '', ...own } }],
    features: [...picture.features, `quote: ${own.quote ?? own.zeros}`],
  };
}

function planOne(random: Random, index: number, isLog: boolean): ChartPicture {
  const encoding = random.chance(0.5) ? 'app-jpeg' : 'png';
  const screen = random.pick(encoding === 'png' ? SCREENS : [...SCREENS, ...WIDE]);
  const scale = scaleOf(screen, encoding);
  const planned = planOwn(random, index, Math.max(8, LEAST_DIGITS / 0.72 / scale));
  const library = random.pick(isLog ? LOGARITHMIC : LIBRARIES);
  const side = library !== 'terminal' && random.chance(0.3) ? 'left' : 'right';
  const picture = bareChart({
    library,
    screen,
    encoding,
    perCandle: 6,
    plan: (maximum): Sketch => ({
      ...planBusy(random, { maximum: Math.min(140, maximum), logarithmic: isLog || planned.ticks === 'logarithmic' }),
      ...{ shape: 'candles', extremes: false, crosshair: null, volume: 'none', axisHidden: true, lastTag: false },
      ...{ side, grid: false, ...(!isLog && planned.ticks !== 'logarithmic' && { scale: 'linear' }) },
    }),
  });
  const { sketch } = picture.orders[0]!;
  // Three digits behind a comma are thousands to anybody.
  const own: OwnAxis = sketch.decimals === 3 ? { ...planned, thousands: '', decimalMark: '.' } : planned;
  const most = (sketch.bars[0]!.close * 2).toFixed(sketch.decimals).length + own.prefix.length + own.suffix.length + 2;
  const room = own.place === 'beside' ? Math.ceil(0.62 * own.size * most + own.gap + 16) : 0;
  const style = `position:absolute;top:0;bottom:0;left:${side === 'left' ? room : 0}px;right:${side === 'left' ? 0 : room}px`;
  return {
    ...picture,
    body: `<style>body{background:${sketch.theme.background}}</style><div style="${style}">${picture.body}</div>`,
    orders: [{ ...picture.orders[0]!, ownAxis: own }],
    features: [...featuresOf(sketch), `own: ${own.place} ${own.ticks} ${own.lines} ${own.size}`, `font: ${own.font}`],
  };
}

function planOwn(random: Random, index: number, least: number): OwnAxis {
  const size = Math.ceil(least) + random.pick([0, 0, 1, 1, 2, 3, 4, 8]);
  const ticks = (['round', 'even', 'quarters', 'few', 'eighths', 'logarithmic', 'round'] as const)[index % 7]!;
  const [thousands, decimalMark] = random.pick([
    ['', '.'],
    ['', '.'],
    [',', '.'],
    [',', '.'],
    ['\u202f', '.'],
    ['\u00a0', ','],
    ['’', '.'],
    ['.', ','],
  ] as const);
  const place = random.pick(['beside', 'beside', 'beside', 'inside', 'above'] as const);
  const money = random.pick(['', '', '', '$', 'US$', '€', '£', '¥', '₹', 'behind']);
  return {
    font: `'${random.pick(FONTS)}', sans-serif`,
    size,
    weight: random.pick([400, 400, 400, 500, 300, 700]),
    letterSpacing: random.pick([0, 0, 0, 0, -0.3, 0.3, 0.6]),
    digits: random.pick(['normal', 'tabular-nums']),
    opacity: random.pick([1, 1, 0.8, 0.65, 0.5]),
    place,
    gap: random.pick([3, 5, 6, 8, 12]),
    align: random.pick(['near', 'near', 'far']),
    ticks,
    pitch: Math.max(3.2 * size, random.pick([34, 45, 60, 80])),
    // Above nothing, nobody could say which row is meant.
    lines: place === 'above' ? 'grid' : random.pick(['grid', 'grid', 'ticks', 'none']),
    boxed: random.chance(0.2),
    striped: random.chance(0.2),
    prefix: money === 'behind' ? '' : money,
    suffix: money === 'behind' ? random.pick(['\u00a0€', ' USD', '$', '\u00a0₽']) : '',
    thousands,
    decimalMark,
    short: random.chance(0.5),
    letter: random.pick(['', '', '', '', 'K', 'k']),
    zeros: random.chance(0.3) ? 'subscript' : 'written',
    quote: 'decimals',
  };
}
