import { STUDY_COLORS } from './palette.ts';
import { priceText } from './price-text.ts';
import { type Scene, svgLine, svgTag, svgText } from './scene.ts';

/** Drawings by a trader's hand: lines, levels, zones and notes. */
export const DRAWINGS = { trend, channel, fibonacci, zone, note, support, tradeBox, sessions };

/** A line through two lows, prolonged, with its grips. */
function trend(scene: Scene): string {
  const { candles, rowOf, plot, random } = scene;
  const half = Math.floor(candles.length / 2);
  const first = lowest(candles.slice(0, half));
  const second = lowest(candles.slice(half));
  const slope = (rowOf(second.l) - rowOf(first.l)) / (second.x - first.x);
  const color = random.pick(STUDY_COLORS);
  const right = plot.x + plot.w;
  const grip = (x: number, y: number) =>
    `<circle cx="${x}" cy="${y}" r="4" fill="#fff" stroke="${color}" stroke-width="2"/>`;
  return (
    svgLine(first.x, rowOf(first.l), right, rowOf(first.l) + slope * (right - first.x), color, 'stroke-width="2"') +
    grip(first.x, rowOf(first.l)) +
    grip(second.x, rowOf(second.l))
  );
}

function channel(scene: Scene): string {
  const { candles, rowOf } = scene;
  const [first, last] = [candles[Math.floor(candles.length * 0.1)]!, candles.at(-2)!];
  const lines = (['h', 'l'] as const).map((side) =>
    svgLine(first.x, rowOf(first[side]), last.x, rowOf(last[side]), STUDY_COLORS[5], 'stroke-width="1.5"'),
  );
  const corners = [
    `${first.x},${rowOf(first.h)}`,
    `${last.x},${rowOf(last.h)}`,
    `${last.x},${rowOf(last.l)}`,
    `${first.x},${rowOf(first.l)}`,
  ];
  return `<polygon points="${corners.join(' ')}" fill="${STUDY_COLORS[5]}" fill-opacity=".08"/>${lines.join('')}`;
}

/** Retracement levels between the extremes, with ratio and price written at the line. */
function fibonacci({ axis, rowOf, plot, sketch, random }: Scene): string {
  const left = plot.x + plot.w * random.between(0.08, 0.35);
  return [0, 0.236, 0.382, 0.5, 0.618, 0.786, 1]
    .map((ratio, i) => {
      const price = axis.p2 - ratio * (axis.p2 - axis.p1);
      const color = STUDY_COLORS[i % STUDY_COLORS.length]!;
      return (
        svgLine(left, rowOf(price), plot.x + plot.w, rowOf(price), color) +
        svgText(left + 4, rowOf(price) - 3, `${ratio} (${priceText(price, sketch)})`, { fill: color, size: 10 })
      );
    })
    .join('');
}

/** A supply or demand zone: a see-through rectangle with its name. */
function zone({ candles, rowOf, plot, random, sketch }: Scene): string {
  const from = candles[random.integer(0, Math.floor(candles.length / 2))]!;
  const [top, bottom] = [rowOf(from.h) - 6, rowOf(from.l) + 6];
  const color = random.pick([sketch.theme.up.wick, sketch.theme.down.wick, ...STUDY_COLORS]);
  return (
    `<rect x="${from.x}" y="${top}" width="${plot.x + plot.w - from.x}" height="${bottom - top}" fill="${color}" fill-opacity=".16" stroke="${color}" stroke-opacity=".7"/>` +
    svgText(plot.x + plot.w - 8, top + 13, random.pick(['Demand', 'Supply', 'OB 4H', 'FVG']), {
      fill: color,
      anchor: 'end',
    })
  );
}

/** A balloon of text near a candle. */
function note({ candles, rowOf, random, sketch, plot }: Scene): string {
  const at = random.pick(candles);
  const x = Math.min(at.x, plot.x + plot.w - 150);
  const y = Math.max(plot.y + 30, rowOf(at.h) - random.between(24, 60));
  const text = random.pick([
    'breakout, wait for retest',
    'take profit 1',
    'earnings next week',
    'liquidity sweep?',
    'add here',
  ]);
  return (
    svgLine(x + 8, y, at.x, rowOf(at.h) - 2, sketch.theme.text) +
    svgTag(x, y, text, { fill: '#f7d774', color: '#332b00', size: 12 })
  );
}

/** A horizontal line at a round price, with the price at its left end. */
function support({ axis, rowOf, plot, random, sketch }: Scene): string {
  const price = axis.p1 + random.between(0.15, 0.85) * (axis.p2 - axis.p1);
  const color = random.pick(STUDY_COLORS);
  return (
    svgLine(plot.x, rowOf(price), plot.x + plot.w, rowOf(price), color, 'stroke-width="1.5"') +
    svgText(plot.x + 6, rowOf(price) - 4, `${random.pick(['R1', 'S1', 'PDH', 'VWAP'])} ${priceText(price, sketch)}`, {
      fill: color,
    })
  );
}

/** A planned trade: what may be won and lost as see-through rectangles on both sides of the entry, with their distances written in tags. */
function tradeBox({ candles, rowOf, plot, random }: Scene): string {
  const at = random.integer(Math.floor(candles.length * 0.3), Math.floor(candles.length * 0.8));
  const { x, c } = candles[at]!;
  const right = Math.min(plot.x + plot.w, x + plot.w * random.between(0.12, 0.3));
  const reach = plot.h * random.between(0.06, 0.14);
  const isLong = random.chance(0.5);
  const half = (tall: number, color: string) =>
    `<rect x="${x}" y="${Math.min(rowOf(c), rowOf(c) + tall)}" width="${right - x}" height="${Math.abs(tall)}" fill="${color}" fill-opacity=".2"/>`;
  const won = (isLong ? -2 : 2) * reach;
  const lost = (isLong ? 1 : -1) * reach;
  const tag = (row: number, text: string, fill: string) => svgTag(x + 6, row, text, { fill, color: '#fff', size: 10 });
  return (
    half(won, '#089981') +
    half(lost, '#f23645') +
    svgLine(x, rowOf(c), right, rowOf(c), '#787b86') +
    tag(
      rowOf(c) + won,
      `Target ${random.between(1, 9).toFixed(2)} (${random.between(0.5, 4).toFixed(2)}%)`,
      '#089981',
    ) +
    tag(rowOf(c) + lost, `Stop ${random.between(1, 5).toFixed(2)} (${random.between(0.3, 2).toFixed(2)}%)`, '#f23645')
  );
}

/** Hours of a market: shaded from top to bottom, candles and all. */
function sessions({ candles, plot, random }: Scene): string {
  const long = Math.max(2, Math.floor(candles.length / random.integer(5, 9)));
  const color = random.pick(STUDY_COLORS);
  return candles
    .filter((_, i) => i % (2 * long) === long && i + long < candles.length)
    .map(({ x }) => {
      const end = candles[candles.findIndex((candle) => candle.x === x) + long]!.x;
      return `<rect x="${x}" y="${plot.y}" width="${end - x}" height="${plot.h}" fill="${color}" fill-opacity=".09"/>`;
    })
    .join('');
}

const lowest = (candles: Scene['candles']) => candles.reduce((low, candle) => (candle.l < low.l ? candle : low));
