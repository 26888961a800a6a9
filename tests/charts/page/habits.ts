import { STUDY_COLORS } from './palette.ts';
import { priceText } from './price-text.ts';
import { type Scene, svgLine, svgTag, svgText } from './scene.ts';

/** More of what apps and their users lay over candles: fills between lines, bars from the side, panels, strokes by hand, tags all over the plot. */
export const HABITS = {
  fibonacciBands,
  cloud,
  bandFill,
  profile,
  dealPanel,
  scribble,
  dayGrounds,
  replay,
  workingOrders,
  flags,
  pastTrades,
  dots,
};

type Row = (index: number) => number;
type Points = { x: number; y: number }[];

const pathOf = (points: Points) => points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
const curve = (points: Points, color: string, rest = '') =>
  `<polyline points="${pathOf(points)}" fill="none" stroke="${color}" stroke-width="1.2" ${rest}/>`;
const fillBetween = (upper: Points, lower: Points, color: string, opacity: number) =>
  `<polygon points="${pathOf([...upper, ...lower.toReversed()])}" fill="${color}" fill-opacity="${opacity}"/>`;
const rect = (x: number, y: number, w: number, h: number, color: string, opacity = 1) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${color}" fill-opacity="${opacity}"/>`;

/** Row of the middle of the last `long` candles. */
const middleOf =
  ({ candles, rowOf }: Scene, long: number): Row =>
  (index) => {
    const window = candles.slice(Math.max(0, index - long + 1), index + 1);
    return (rowOf(Math.max(...window.map(({ h }) => h))) + rowOf(Math.min(...window.map(({ l }) => l)))) / 2;
  };

/** The ground between retracement levels in a colour of its own each. */
function fibonacciBands({ axis, rowOf, plot, random, sketch }: Scene): string {
  const left = plot.x + plot.w * random.between(0, 0.3);
  const ratios = [0, 0.236, 0.382, 0.5, 0.618, 0.786, 1];
  const rows = ratios.map((ratio) => rowOf(axis.p2 - ratio * (axis.p2 - axis.p1)));
  return ratios
    .map((ratio, i) => {
      const color = STUDY_COLORS[i % STUDY_COLORS.length]!;
      const band = i > 0 ? rect(left, rows[i - 1]!, plot.x + plot.w - left, rows[i]! - rows[i - 1]!, color, 0.12) : '';
      const price = priceText(axis.p2 - ratio * (axis.p2 - axis.p1), sketch);
      const line = svgLine(left, rows[i]!, plot.x + plot.w, rows[i]!, color);
      return (
        band +
        line +
        svgText(left - 4, rows[i]! + 4, `${ratio}(${price})`, {
          fill: color,
          size: 10,
          anchor: left > plot.x + 80 ? 'end' : 'start',
        })
      );
    })
    .join('');
}

/** Ichimoku: two lines ahead with a fill between them, in two colours by which is above, and two more lines. */
function cloud(scene: Scene): string {
  const { candles, sketch } = scene;
  const [fast, slow, long] = [9, 26, 40].map((period) => middleOf(scene, period)) as [Row, Row, Row];
  const ahead = Math.min(12, Math.floor(candles.length / 5));
  const at = (row: Row) => candles.slice(ahead).map(({ x }, i) => ({ x, y: row(i) }));
  const spanA = at((i) => (fast(i) + slow(i)) / 2);
  const spanB = at(long);
  const pieces = spanA.slice(1).map((_, i) => {
    const color = spanA[i]!.y <= spanB[i]!.y ? sketch.theme.up.wick : sketch.theme.down.wick;
    return fillBetween(spanA.slice(i, i + 2), spanB.slice(i, i + 2), color, 0.18);
  });
  const own = (row: Row) => candles.map(({ x }, i) => ({ x, y: row(i) }));
  return (
    pieces.join('') +
    curve(spanA, sketch.theme.up.wick) +
    curve(spanB, sketch.theme.down.wick) +
    curve(own(fast), '#2962ff') +
    curve(own(slow), '#b71c1c')
  );
}

/** Bands about an average with the ground between them shaded. */
function bandFill(scene: Scene): string {
  const { candles, plot, random } = scene;
  const middle = middleOf(scene, 14);
  const reach = plot.h * random.between(0.05, 0.12);
  const side = (by: number) => candles.map(({ x }, i) => ({ x, y: middle(i) + by * (1 + 0.4 * Math.sin(i / 6)) }));
  const color = random.pick(['#2196f3', '#9c27b0', '#ff9800', '#26a69a']);
  return (
    fillBetween(side(-reach), side(reach), color, random.between(0.06, 0.15)) +
    curve(side(-reach), color) +
    curve(side(reach), color) +
    curve(side(0), '#ff6d00')
  );
}

/** Volume by price: level bars of two colours from one side into the plot. */
function profile({ plot, random, sketch }: Scene): string {
  const rows = random.integer(18, 40);
  const tall = plot.h / rows;
  const fromRight = random.chance(0.6);
  const [a, b] = random.pick([
    ['#2196f3', '#ffb300'],
    [sketch.theme.up.wick, sketch.theme.down.wick],
  ] as const);
  const centre = random.between(0.3, 0.7) * rows;
  return Array.from({ length: rows }, (_, i) => {
    const wide = plot.w * 0.3 * Math.exp(-(((i - centre) / (0.25 * rows)) ** 2)) * random.between(0.5, 1);
    const bought = wide * random.between(0.35, 0.65);
    const y = plot.y + i * tall + 0.5;
    const x = fromRight ? plot.x + plot.w - wide : plot.x;
    return rect(x, y, bought, tall - 1, a, 0.35) + rect(x + bought, y, wide - bought, tall - 1, b, 0.35);
  }).join('');
}

/** One-click dealing over a corner of the plot: sell, lots, buy. */
function dealPanel({ plot, candles, sketch }: Scene): string {
  const price = priceText(candles.at(-1)!.c, sketch);
  const [w, h] = [Math.min(92, plot.w / 4), 40];
  const one = (x: number, name: string, color: string) =>
    rect(x, plot.y + 8, w, h, color) +
    svgText(x + 6, plot.y + 22, name, { fill: '#fff', size: 10 }) +
    svgText(x + 6, plot.y + 40, price, { fill: '#fff', size: 14, weight: 700 });
  const x = plot.x + 8;
  return (
    one(x, 'SELL', '#d9383a') +
    rect(x + w, plot.y + 8, 44, h, sketch.theme.background) +
    svgText(x + w + 22, plot.y + 32, '0.10', { fill: sketch.theme.text, anchor: 'middle' }) +
    one(x + w + 44, 'BUY', '#2f6fdd')
  );
}

/** A finger's strokes: a ring about some candles, an arrow, a wave. */
function scribble({ candles, rowOf, random }: Scene): string {
  const color = random.pick(['#ff1744', '#ffea00', '#00e5ff', '#ffffff', '#000000']);
  const stroke = `fill="none" stroke="${color}" stroke-width="${random.pick([2, 3, 4])}" stroke-linecap="round"`;
  const ring = random.pick(candles);
  const tip = random.pick(candles);
  const y = rowOf(tip.l) + 8;
  const wave = Array.from({ length: 9 }, (_, i) => ({ x: tip.x + 9 * i - 36, y: y + 40 + (i % 2 ? 12 : -8) }));
  return (
    `<ellipse cx="${ring.x}" cy="${(rowOf(ring.h) + rowOf(ring.l)) / 2}" rx="34" ry="26" ${stroke}/>` +
    `<path d="M${tip.x - 50} ${y + 60}Q${tip.x - 30} ${y + 20} ${tip.x} ${y}m-12 2l12 -2l-4 12" ${stroke}/>` +
    `<polyline points="${pathOf(wave)}" ${stroke}/>`
  );
}

/** Every other day on a ground of its own. */
function dayGrounds({ candles, plot, sketch, random }: Scene): string {
  const long = Math.max(3, Math.round(candles.length / random.integer(4, 8)));
  const pitch = candles[1]!.x - candles[0]!.x;
  return candles
    .filter((_, i) => i % (2 * long) === 0)
    .map(({ x }) => {
      const left = Math.max(plot.x, x - pitch / 2);
      const right = Math.min(plot.x + plot.w, x - pitch / 2 + long * pitch);
      return rect(left, plot.y, Math.max(0, right - left), plot.h, sketch.theme.text, random.between(0.05, 0.08));
    })
    .join('');
}

/** A replay's cursor: two dashed lines with price and date in tags, the past shaded. */
function replay({ candles, plot, axis, rowOf, random, sketch }: Scene): string {
  const at = candles[random.integer(Math.floor(candles.length / 2), candles.length - 2)]!;
  const price = axis.p1 + random.between(0.2, 0.8) * (axis.p2 - axis.p1);
  const dash = 'stroke-dasharray="5 4"';
  const tag = { fill: '#2962ff', color: '#fff', size: sketch.fontSize };
  return (
    svgLine(at.x, plot.y, at.x, plot.y + plot.h, '#2962ff', dash) +
    svgLine(plot.x, rowOf(price), plot.x + plot.w, rowOf(price), '#2962ff', dash) +
    svgTag(at.x - 40, plot.y + plot.h - 9, "Tue 12 Aug '25  14:30", tag) +
    svgTag(plot.x + plot.w - 2, rowOf(price), priceText(price, sketch), { ...tag, anchor: 'end' })
  );
}

/** Orders that wait, each a line with what it is written over the plot and a button that ends it. */
function workingOrders({ axis, rowOf, plot, random, sketch }: Scene): string {
  return Array.from({ length: 3 }, (_, i) => {
    const price = axis.p1 + random.between(0.05 + 0.3 * i, 0.3 + 0.3 * i) * (axis.p2 - axis.p1);
    const color = [sketch.theme.down.wick, '#787b86', sketch.theme.up.wick][i]!;
    const text = `${['Stop loss', 'Entry', 'Take profit'][i]} ${priceText(price, sketch)}  ${random.integer(-90, 240)} USD`;
    const x = plot.x + plot.w * random.between(0.3, 0.6);
    return (
      svgLine(plot.x, rowOf(price), plot.x + plot.w, rowOf(price), color) +
      svgTag(x, rowOf(price), text, { fill: sketch.theme.background, color }) +
      svgTag(x - 18, rowOf(price), 'x', { fill: color, color: '#fff' })
    );
  }).join('');
}

/** Square flags on the plot's floor, each with a dashed line up through its candle. */
function flags({ candles, plot, random, sketch }: Scene): string {
  return ['E', 'D', 'S', 'N']
    .map((letter, i) => {
      const { x } = random.pick(candles);
      return (
        svgLine(x, plot.y, x, plot.y + plot.h - 18, sketch.theme.text, 'stroke-dasharray="2 3" stroke-opacity=".6"') +
        rect(x - 8, plot.y + plot.h - 18, 16, 16, ['#2f7fe0', '#6a3fd0', '#19a37f', '#e08a1f'][i]!) +
        svgText(x, plot.y + plot.h - 6, letter, { fill: '#fff', anchor: 'middle', weight: 700 })
      );
    })
    .join('');
}

/** Trades that are over: entry and exit as small arrows, a dotted line from one to the other. */
function pastTrades({ candles, rowOf, random, sketch }: Scene): string {
  return Array.from({ length: 4 }, () => {
    const from = random.integer(0, candles.length - 4);
    const [a, b] = [candles[from]!, candles[Math.min(candles.length - 1, from + random.integer(2, 9))]!];
    const color = b.c > a.c ? sketch.theme.up.wick : sketch.theme.down.wick;
    const arrow = (x: number, y: number, by: number) => `<path d="M${x} ${y}l${by} -5v10z" fill="${color}"/>`;
    return (
      svgLine(a.x, rowOf(a.c), b.x, rowOf(b.c), color, 'stroke-dasharray="2 3" stroke-width="1.5"') +
      arrow(a.x, rowOf(a.c), -8) +
      arrow(b.x, rowOf(b.c), 8)
    );
  }).join('');
}

/** Parabolic stops: a dot above or below each candle. */
function dots({ candles, rowOf, plot, random }: Scene): string {
  const turn = random.integer(5, 14);
  return candles
    .map(({ x, h, l }, i) => {
      const isBelow = Math.floor(i / turn) % 2 === 0;
      const off = plot.h * (0.015 + 0.02 * ((turn - (i % turn)) / turn));
      return `<circle cx="${x}" cy="${isBelow ? rowOf(l) + off : rowOf(h) - off}" r="1.8" fill="#2962ff"/>`;
    })
    .join('');
}
