import { createElement as h } from 'react';
import { Bar, CartesianGrid, ComposedChart, Line, Tooltip, XAxis, YAxis } from 'recharts';
import { drawElement } from './react-element.js';

/** Recharts, which has no candles: the recipe that goes round gives a bar from low to high a shape of its own. */
export async function draw(box, sketch) {
  const { theme, fontSize, bars } = sketch;
  const { clientWidth: width, clientHeight: height } = box;
  const seen = new Map();
  const candle = ({ x, y, width: wide, height: tall, payload }) => {
    const { i, open, high, low, close } = payload;
    seen.set(i, { x: x + wide / 2, top: y, bottom: y + tall });
    const ink = close >= open ? theme.up : theme.down;
    const row = (price) => (high === low ? y : y + ((high - price) * tall) / (high - low));
    const [top, bottom] = [row(Math.max(open, close)), row(Math.min(open, close))];
    const wick = { stroke: ink.wick, strokeWidth: sketch.stroke };
    const middle = x + wide / 2;
    return h(
      'g',
      null,
      h('path', { d: `M${middle},${y}V${top}M${middle},${bottom}V${y + tall}`, ...wick }),
      h('rect', {
        x,
        y: top,
        width: wide,
        height: Math.max(1, bottom - top),
        fill: ink.fill ?? 'none',
        stroke: ink.border,
        strokeWidth: sketch.stroke,
      }),
    );
  };
  const tick = { fill: theme.text, fontSize, fontFamily: theme.font };
  const data = bars.map((bar, i) => ({
    ...bar,
    i,
    day: sketch.days[i],
    span: [bar.low, bar.high],
    ...Object.fromEntries(sketch.averages.map(({ values }, of) => [`average${of}`, values[i]])),
  }));
  await drawElement(
    box,
    h(
      ComposedChart,
      {
        width,
        height,
        data,
        margin: { top: 16, right: 16, left: 16, bottom: 8 },
        barCategoryGap: `${Math.round(50 * (1 - sketch.body))}%`,
      },
      ...(sketch.grid
        ? [
            h(CartesianGrid, {
              stroke: theme.grid,
              vertical: sketch.uprightGrid,
              strokeDasharray: sketch.dashedGrid ? '3 3' : undefined,
            }),
          ]
        : []),
      h(XAxis, { dataKey: 'day', tick, stroke: theme.text, axisLine: sketch.axisLines, minTickGap: 60 }),
      h(YAxis, {
        domain: [sketch.least, sketch.most],
        allowDataOverflow: true,
        orientation: sketch.side,
        tick,
        stroke: theme.text,
        axisLine: sketch.axisLines,
        tickLine: sketch.axisLines,
        tickCount: Math.round(height / 60),
        tickFormatter: sketch.priceText,
        width: fontSize * 0.62 * sketch.longestLabel + 14,
      }),
      h(Tooltip),
      h(Bar, { dataKey: 'span', shape: candle, isAnimationActive: false }),
      ...sketch.averages.map(({ color }, i) =>
        h(Line, { dataKey: `average${i}`, stroke: color, strokeWidth: 1.4, dot: false, isAnimationActive: false }),
      ),
    ),
  );
  const { left, top } = box.querySelector('svg.recharts-surface').getBoundingClientRect();
  const place = tallest(bars, seen);
  return {
    plot: { x: left + place.left, y: top + 16, w: place.right - place.left, h: height - 16 - 8 - 30 },
    rowOf: (price) => top + place.row(price),
    columnOf: (i) => left + seen.get(i).x,
  };
}

/** The library hands each shape its box; the highest high and the lowest low tell the scale. */
function tallest(bars, seen) {
  const at = (better) => bars.map((_, i) => i).reduce((best, i) => (better(bars[i], bars[best]) ? i : best));
  const [high, low] = [at((a, b) => a.high > b.high), at((a, b) => a.low < b.low)];
  const slope = (seen.get(low).bottom - seen.get(high).top) / (bars[low].low - bars[high].high);
  const pitch = (seen.get(bars.length - 1).x - seen.get(0).x) / (bars.length - 1);
  return {
    row: (price) => seen.get(high).top + (price - bars[high].high) * slope,
    left: seen.get(0).x - pitch / 2,
    right: seen.get(bars.length - 1).x + pitch / 2,
  };
}
