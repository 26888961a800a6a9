import { priceText } from './price-text.ts';
import { type Scene, svgLine, svgTag, svgText } from './scene.ts';

/** Marks that the app itself sets: extremes, orders, positions, events, signals, prices inside the plot. */
export const MARKERS = { extremes, orders, position, events, signals, insideLabels, countdown, bidAsk };

/** Highest and lowest price beside their candles, with a short pointer. */
function extremes({ candles, rowOf, plot, sketch }: Scene): string {
  const top = candles.reduce((best, candle) => (candle.h > best.h ? candle : best));
  const bottom = candles.reduce((best, candle) => (candle.l < best.l ? candle : best));
  const one = (x: number, y: number, price: number) => {
    const toRight = x < plot.x + plot.w / 2;
    const end = x + (toRight ? 26 : -26);
    return (
      svgLine(x, y, end, y, sketch.theme.text) +
      svgText(end + (toRight ? 3 : -3), y + 4, priceText(price, sketch), {
        fill: sketch.theme.text,
        anchor: toRight ? 'start' : 'end',
      })
    );
  };
  return one(top.x, rowOf(top.h), top.h) + one(bottom.x, rowOf(bottom.l), bottom.l);
}

/** Waiting orders: dashed lines with a tag in the plot and a price tag at the axis. */
function orders({ axis, rowOf, plot, random, sketch }: Scene): string {
  return [random.between(0.08, 0.42), random.between(0.55, 0.95)]
    .map((fraction, i) => {
      const price = axis.p1 + fraction * (axis.p2 - axis.p1);
      const color = i ? sketch.theme.down.wick : sketch.theme.up.wick;
      const y = rowOf(price);
      return (
        svgLine(plot.x, y, plot.x + plot.w, y, color, 'stroke-dasharray="6 4"') +
        svgTag(plot.x + plot.w * 0.06, y, `${i ? 'Sell limit' : 'Buy limit'} ${random.between(0.1, 5).toFixed(2)}`, {
          fill: color,
          color: sketch.theme.background,
        }) +
        axisTag(plot, sketch, y, priceText(price, sketch), color)
      );
    })
    .join('');
}

function position({ axis, rowOf, plot, random, sketch }: Scene): string {
  const entry = axis.p1 + random.between(0.3, 0.7) * (axis.p2 - axis.p1);
  const profit = random.between(-400, 900);
  const color = profit > 0 ? sketch.theme.up.wick : sketch.theme.down.wick;
  return (
    svgLine(plot.x, rowOf(entry), plot.x + plot.w, rowOf(entry), color) +
    svgTag(plot.x + plot.w - 20, rowOf(entry), `PnL ${profit.toFixed(2)}  |  0.35  |  x`, {
      fill: color,
      color: '#fff',
      anchor: 'end',
    })
  );
}

/** Round flags on the plot's floor: earnings, dividend, news. */
function events({ candles, plot, random }: Scene): string {
  const colors = { E: '#2f7fe0', D: '#6a3fd0', N: '#e08a1f', S: '#19a37f' };
  const y = plot.y + plot.h - 12;
  return Object.entries(colors)
    .map(([letter, color]) => {
      const { x } = random.pick(candles);
      return `<circle cx="${x}" cy="${y}" r="8" fill="${color}"/>${svgText(x, y + 4, letter, { fill: '#fff', anchor: 'middle', weight: 700 })}`;
    })
    .join('');
}

/** Arrows of bought and sold, under and over their candles. */
function signals({ candles, rowOf, random, sketch }: Scene): string {
  return Array.from({ length: 5 }, () => {
    const candle = random.pick(candles);
    const buy = random.chance(0.5);
    const y = buy ? rowOf(candle.l) + 6 : rowOf(candle.h) - 6;
    const turn = buy ? 1 : -1;
    const color = buy ? sketch.theme.up.wick : sketch.theme.down.wick;
    return `<path d="M${candle.x} ${y}l6 ${9 * turn}h-12z" fill="${color}"/>${svgText(candle.x, y + (buy ? 20 : -12), buy ? 'B' : 'S', { fill: color, anchor: 'middle', weight: 700, size: 10 })}`;
  }).join('');
}

/** Price labels inside the plot's edge, at their grid lines or standing on them: the axis of many phone apps. */
function insideLabels({ plot, axis, rowOf, priceAt, sketch }: Scene): string {
  const bottom = priceAt(plot.y + plot.h - 6);
  const top = priceAt(plot.y + 14);
  const rough = (top - bottom) / 6;
  const unit = 10 ** Math.floor(Math.log10(rough));
  const step = unit * [1, 2, 2.5, 5, 10].find((factor) => factor * unit >= rough)!;
  const right = axis.side === 'right';
  const x = right ? plot.x + plot.w - 4 : plot.x + 4;
  const labels = [];
  for (let price = Math.ceil(bottom / step) * step; price <= top; price += step) {
    const y = rowOf(price);
    labels.push(
      svgLine(plot.x, y, plot.x + plot.w, y, sketch.theme.grid),
      svgText(x, y + (sketch.labelsAbove ? -3 : 4), priceText(price, sketch), {
        fill: sketch.theme.text,
        size: sketch.fontSize - 1,
        anchor: right ? 'end' : 'start',
      }),
    );
  }
  return labels.join('');
}

/** Last price at the axis with the time that the bar has left. */
function countdown({ candles, rowOf, plot, sketch, random }: Scene): string {
  const last = candles.at(-1)!;
  const color = last.c >= last.o ? sketch.theme.up.wick : sketch.theme.down.wick;
  const left = `${random.integer(10, 23)}:${random.integer(10, 59)}:${random.integer(10, 59)}`;
  const y = rowOf(last.c);
  return (
    svgLine(plot.x, y, plot.x + plot.w, y, color, 'stroke-dasharray="1 2"') +
    axisTag(plot, sketch, y, priceText(last.c, sketch), color) +
    axisTag(plot, sketch, y + 16, left, color)
  );
}

/** Two quote lines close together, with tags. */
function bidAsk({ candles, rowOf, plot, sketch, axis }: Scene): string {
  const spread = (axis.p2 - axis.p1) * 0.012;
  const { c } = candles.at(-1)!;
  return [c, c + spread]
    .map(
      (price, i) =>
        svgLine(plot.x, rowOf(price), plot.x + plot.w, rowOf(price), i ? '#d24' : '#789') +
        axisTag(plot, sketch, rowOf(price), priceText(price, sketch), i ? '#d24' : '#789'),
    )
    .join('');
}

function axisTag(plot: Scene['plot'], sketch: Sketch, y: number, text: string, fill: string): string {
  const options = { fill, color: sketch.theme.background, size: sketch.fontSize };
  if (sketch.axisHidden || sketch.axisInside)
    return svgTag(plot.x + plot.w - 2, y, text, { ...options, anchor: 'end' });
  return sketch.side === 'right'
    ? svgTag(plot.x + plot.w + 1, y, text, options)
    : svgTag(plot.x - 1, y, text, { ...options, anchor: 'end' });
}

type Sketch = Scene['sketch'];
