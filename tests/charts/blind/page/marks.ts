import { STUDY_COLORS } from '../../page/palette.ts';
import { priceText } from '../../page/price-text.ts';
import { type Scene, svgLine, svgTag, svgText } from '../../page/scene.ts';

/** Marks of the blind set: other habits than those of the development set. */
export const BLIND_MARKS = {
  sessions,
  volumeProfile,
  zigzag,
  bubbles,
  patternNames,
  ellipse,
  cloud,
  alertLine,
  pitchfork,
};

/** Shaded trading sessions: upright bands over the plot's whole height. */
function sessions({ plot, candles, random }: Scene): string {
  const wide = Math.max(3, Math.round(candles.length / 7));
  const color = random.pick(STUDY_COLORS);
  return candles
    .flatMap((candle, i) =>
      i % (wide * 2) === 0
        ? [
            `<rect x="${candle.x}" y="${plot.y}" width="${(candles[Math.min(i + wide, candles.length - 1)]?.x ?? candle.x) - candle.x}" height="${plot.h}" fill="${color}" opacity=".09"/>`,
          ]
        : [],
    )
    .join('');
}

/** Lying bars at the right edge: volume at price. */
function volumeProfile({ plot, random, sketch }: Scene): string {
  const rows = 24;
  return Array.from({ length: rows }, (_, i) => {
    const size = plot.w * 0.22 * Math.exp(-(((i - rows / 2) / 6) ** 2)) * random.between(0.5, 1);
    return `<rect x="${plot.x + plot.w - size}" y="${plot.y + (i * plot.h) / rows}" width="${size}" height="${plot.h / rows - 1}" fill="${sketch.theme.text}" opacity=".2"/>`;
  }).join('');
}

/** A broken line from swing to swing with its names. */
function zigzag({ candles, rowOf, sketch }: Scene): string {
  const stretch = Math.max(4, Math.floor(candles.length / 7));
  const points = Array.from({ length: Math.floor(candles.length / stretch) }, (_, k) => {
    const part = candles.slice(k * stretch, (k + 1) * stretch);
    const high = k % 2 === 0;
    const turn = part.reduce((best, candle) => ((high ? candle.h > best.h : candle.l < best.l) ? candle : best));
    return { x: turn.x, y: rowOf(high ? turn.h : turn.l), name: high ? 'HH' : 'HL', above: high };
  });
  const names = points.map(({ x, y, name, above }) =>
    svgText(x, y + (above ? -7 : 16), name, { fill: sketch.theme.text, anchor: 'middle', size: 10, weight: 700 }),
  );
  return `<polyline points="${points.map(({ x, y }) => `${x},${y}`).join(' ')}" fill="none" stroke="${STUDY_COLORS[1]}" stroke-width="1.6"/>${names.join('')}`;
}

/** Extremes as speech bubbles. */
function bubbles({ candles, rowOf, sketch, plot }: Scene): string {
  const top = candles.reduce((best, candle) => (candle.h > best.h ? candle : best));
  const bottom = candles.reduce((best, candle) => (candle.l < best.l ? candle : best));
  const left = (x: number) => Math.min(Math.max(x - 40, plot.x + 4), plot.x + plot.w - 110);
  return (
    svgTag(left(top.x), rowOf(top.h) - 14, `High ${priceText(top.h, sketch)}`, {
      fill: sketch.theme.up.wick,
      color: '#fff',
      size: 10,
    }) +
    svgTag(left(bottom.x), rowOf(bottom.l) + 14, `Low ${priceText(bottom.l, sketch)}`, {
      fill: sketch.theme.down.wick,
      color: '#fff',
      size: 10,
    })
  );
}

/** Names of candle patterns at slanted pointers. */
function patternNames({ candles, rowOf, random, sketch }: Scene): string {
  return ['Engulfing', 'Hammer', 'Morning star', 'Doji']
    .map((name) => {
      const candle = random.pick(candles);
      const y = rowOf(candle.h) - 30;
      return (
        svgLine(candle.x + 14, y + 4, candle.x, rowOf(candle.h) - 2, sketch.theme.text) +
        svgText(candle.x + 12, y, name, { fill: sketch.theme.text, size: 11 })
      );
    })
    .join('');
}

function ellipse({ candles, rowOf, random }: Scene): string {
  const candle = random.pick(candles.slice(2, -2));
  return `<ellipse cx="${candle.x}" cy="${rowOf((candle.h + candle.l) / 2)}" rx="${random.between(20, 60)}" ry="${random.between(24, 60)}" fill="none" stroke="#e02b2b" stroke-width="3" transform="rotate(${random.between(-20, 20)} ${candle.x} ${rowOf(candle.l)})"/>`;
}

/** Two lines and the see-through cloud between them, running over the candles. */
function cloud({ candles, rowOf, axis, sketch }: Scene): string {
  const spread = (axis.p2 - axis.p1) * 0.06;
  const smooth = candles.map((_, i) => {
    const part = candles.slice(Math.max(0, i - 13), i + 1);
    return part.reduce((sum, candle) => sum + candle.c, 0) / part.length;
  });
  const upper = candles.map(
    ({ x }, i) => `${x.toFixed(1)},${rowOf(smooth[i]! + spread * (1 + Math.sin(i / 9))).toFixed(1)}`,
  );
  const lower = candles.map(({ x }, i) => `${x.toFixed(1)},${rowOf(smooth[i]! - spread).toFixed(1)}`);
  return `<polygon points="${[...upper, ...lower.toReversed()].join(' ')}" fill="${sketch.theme.up.wick}" opacity=".14"/><polyline points="${upper.join(' ')}" fill="none" stroke="${sketch.theme.up.wick}"/><polyline points="${lower.join(' ')}" fill="none" stroke="${sketch.theme.down.wick}"/>`;
}

function alertLine({ axis, rowOf, plot, random, sketch }: Scene): string {
  const price = axis.p1 + random.between(0.2, 0.8) * (axis.p2 - axis.p1);
  return (
    svgLine(plot.x, rowOf(price), plot.x + plot.w, rowOf(price), '#ff9800', 'stroke-dasharray="8 3 2 3"') +
    svgTag(plot.x + 10, rowOf(price), `Alert ${priceText(price, sketch)}`, { fill: '#ff9800', color: '#fff', size: 10 })
  );
}

/** Three parallel slanted lines. */
function pitchfork({ candles, rowOf, plot }: Scene): string {
  const [a, b] = [candles[2]!, candles.at(-3)!];
  const slope = (rowOf(b.c) - rowOf(a.c)) / (b.x - a.x);
  return [-50, 0, 50]
    .map((shift) =>
      svgLine(
        a.x,
        rowOf(a.c) + shift,
        plot.x + plot.w,
        rowOf(a.c) + shift + slope * (plot.x + plot.w - a.x),
        '#7e57c2',
        'stroke-width="1.5"',
      ),
    )
    .join('');
}
