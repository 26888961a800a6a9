import uPlot from 'uplot';
import { PLAIN } from './manner.ts';
import { STUDY_COLORS } from './palette.ts';
import { priceText } from './price-text.ts';
import type { Drawn, Renderer, Sketch } from './sketch.ts';
import { bollinger, movingAverage } from './studies.ts';

/** uPlot, whose candles are drawn by a hook as in its own demo, at fractional places: bodies and wicks of any width, round corners, pale fills. */
export const draw: Renderer = async (box, sketch) => {
  const { theme } = sketch;
  box.style.background = sketch.manner?.ground ?? theme.background;
  const style = document.createElement('style');
  style.textContent =
    '.u-wrap{position:relative}.u-over,.u-under,.u-axis{position:absolute}.u-wrap canvas{display:block;width:100%;height:100%}';
  document.head.append(style);
  const shown = sketch.bars.slice(-sketch.visible);
  const bands = sketch.bollinger ? Object.values(bollinger(sketch.bars)) : [];
  const lines = [...sketch.averages.map((period) => movingAverage(sketch.bars, period)), ...bands];
  const axes = { stroke: theme.text, font: `${sketch.fontSize}px ${theme.font}` };
  const grid = { show: sketch.grid, stroke: theme.grid, width: 1 };
  const [least, most] = [Math.min(...shown.map((bar) => bar.low)), Math.max(...shown.map((bar) => bar.high))];
  const room = sketch.scale === 'log' ? 1.04 : 1;
  const spare = sketch.scale === 'log' ? 0 : (most - least) * 0.07;
  const chart = new uPlot(
    {
      width: box.clientWidth,
      height: box.clientHeight,
      pxAlign: 0,
      legend: { show: false },
      cursor: { show: false },
      drawOrder: (sketch.manner?.gridOver ? ['series', 'axes'] : ['axes', 'series']) as uPlot.DrawOrderKey[],
      scales: {
        x: { time: false, range: () => [-0.7, shown.length - 0.3 + sketch.rightOffset] },
        y: { distr: sketch.scale === 'log' ? 3 : 1, range: () => [least / room - spare, most * room + spare] },
      },
      axes: [
        {
          ...axes,
          grid,
          values: (_, places) =>
            places.map((x) => (shown[x] ? new Date(shown[x].time * 1000).toISOString().slice(5, 10) : '')),
        },
        {
          ...axes,
          grid,
          side: sketch.side === 'left' ? 3 : 1,
          size: 22 + sketch.fontSize * 0.62 * priceText(most, sketch).length,
          splits: (u, _, from, to) => (sketch.scale === 'log' ? roundPrices(from, to) : evenPrices(u, from, to)),
          // On a log scale the library would leave out most of them.
          filter: (_, prices) => prices,
          values: (_, prices) => prices.map((price) => priceText(price, sketch)),
        },
      ],
      series: [
        {},
        { stroke: 'transparent', points: { show: false } },
        ...lines.map((_, i) => ({
          stroke: STUDY_COLORS[i % STUDY_COLORS.length]!,
          width: 1.3,
          points: { show: false },
        })),
      ],
      hooks: {
        drawSeries: [(u, i) => i === 1 && drawCandles(u, sketch, shown)],
        draw: [(u) => sketch.lastTag && drawTag(u, sketch)],
      },
    },
    [
      shown.map((_, i) => i),
      shown.map((bar) => bar.close),
      ...lines.map((values) => values.slice(-sketch.visible).map((value) => (Number.isFinite(value) ? value : null))),
    ],
    box,
  );
  await new Promise<void>((done) => setTimeout(done, 60));
  return whereIs(chart, box, sketch, shown);
};

/** A round step that leaves about 50 px between labels. */
function evenPrices(u: uPlot, from: number, to: number): number[] {
  const rough = ((to - from) * 50) / u.height;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * [1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough)!;
  return Array.from(
    { length: Math.floor(to / step) - Math.ceil(from / step) + 1 },
    (_, i) => (Math.ceil(from / step) + i) * step,
  );
}

/** On a log axis: some eight prices of two figures, evenly apart as far as rounding lets them be. */
function roundPrices(from: number, to: number): number[] {
  const prices = Array.from({ length: 9 }, (_, i) => Number((from * (to / from) ** ((i + 0.5) / 9)).toPrecision(2)));
  return [...new Set(prices)].filter((price) => price > from && price < to);
}

function drawCandles(u: uPlot, sketch: Sketch, shown: Sketch['bars']): void {
  const { ctx, bbox } = u;
  const { body, stroke, wick, radius } = sketch.manner ?? PLAIN;
  const pitch = u.valToPos(1, 'x', true) - u.valToPos(0, 'x', true);
  const row = (price: number) => u.valToPos(price, 'y', true);
  const width = pitch * body;
  const line = stroke * devicePixelRatio;
  const busiest = Math.max(...shown.map((bar) => bar.volume));
  ctx.save();
  for (const [i, { open, close, high, low, volume }] of shown.entries()) {
    const ink = close >= open ? sketch.theme.up : sketch.theme.down;
    const x = u.valToPos(i, 'x', true);
    const [top, bottom] = [row(Math.max(open, close)), row(Math.min(open, close))];
    const foot = bbox.top + bbox.height;
    ctx.globalAlpha = 0.35;
    ctx.fillStyle = ink.border;
    if (sketch.volume === 'overlay') ctx.fillRect(x - width / 2, foot, width, (-volume / busiest) * bbox.height * 0.14);
    ctx.globalAlpha = 1;
    ctx.strokeStyle = ink.wick;
    ctx.lineWidth = Math.max(line, wick * width);
    ctx.beginPath();
    if (sketch.shape === 'ohlc') {
      ctx.lineWidth = line;
      ctx.moveTo(x, row(high));
      ctx.lineTo(x, row(low));
      ctx.moveTo(x - width / 2, row(open));
      ctx.lineTo(x, row(open));
      ctx.moveTo(x, row(close));
      ctx.lineTo(x + width / 2, row(close));
      ctx.stroke();
      continue;
    }
    ctx.moveTo(x, row(high));
    ctx.lineTo(x, top);
    ctx.moveTo(x, bottom);
    ctx.lineTo(x, row(low));
    ctx.stroke();
    ctx.beginPath();
    ctx.roundRect(x - width / 2, top, width, Math.max(bottom - top, 1), Math.min(radius, (bottom - top) / 2));
    ctx.fillStyle = ink.fill ?? 'transparent';
    ctx.fill();
    ctx.strokeStyle = ink.border;
    ctx.lineWidth = line;
    if (ink.border !== ink.fill) ctx.stroke();
  }
  ctx.restore();
}

function drawTag(u: uPlot, sketch: Sketch): void {
  const { ctx, bbox } = u;
  const { close, open } = sketch.bars.at(-1)!;
  const y = u.valToPos(close, 'y', true);
  const size = sketch.fontSize * devicePixelRatio;
  const text = priceText(close, sketch);
  ctx.save();
  ctx.strokeStyle = ctx.fillStyle = (close >= open ? sketch.theme.up : sketch.theme.down).border;
  ctx.lineWidth = devicePixelRatio;
  ctx.setLineDash([2 * devicePixelRatio, 2 * devicePixelRatio]);
  ctx.beginPath();
  ctx.moveTo(bbox.left, y);
  ctx.lineTo(bbox.left + bbox.width, y);
  ctx.stroke();
  ctx.font = `${size}px ${sketch.theme.font}`;
  const width = ctx.measureText(text).width + size;
  const left = sketch.side === 'left' ? bbox.left - width : bbox.left + bbox.width;
  ctx.fillRect(left, y - size * 0.8, width, size * 1.6);
  ctx.fillStyle = sketch.theme.background;
  ctx.textBaseline = 'middle';
  ctx.textAlign = 'left';
  ctx.fillText(text, left + size / 2, y);
  ctx.restore();
}

function whereIs(u: uPlot, box: HTMLElement, sketch: Sketch, shown: Sketch['bars']): Drawn {
  const canvas = u.ctx.canvas.getBoundingClientRect();
  const { left, top } = box.getBoundingClientRect();
  const [dx, dy] = [canvas.left - left, canvas.top - top];
  const px = (device: number) => device / devicePixelRatio;
  const candles = shown.map((bar, i) => ({
    x: dx + px(u.valToPos(i, 'x', true)),
    o: bar.open,
    h: bar.high,
    l: bar.low,
    c: bar.close,
    v: bar.volume,
  }));
  const p1 = Math.min(...candles.map((candle) => candle.l));
  const p2 = Math.max(...candles.map((candle) => candle.h));
  const row = (price: number) => dy + px(u.valToPos(price, 'y', true));
  return {
    plot: { x: dx + px(u.bbox.left), y: dy + px(u.bbox.top), w: px(u.bbox.width), h: px(u.bbox.height) },
    axis: { scale: sketch.scale === 'log' ? 'log' : 'linear', side: sketch.side, p1, y1: row(p1), p2, y2: row(p2) },
    candles,
  };
}
