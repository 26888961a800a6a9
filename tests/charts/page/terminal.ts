import { inksOf } from './bar-colouring.ts';
import { priceText } from './price-text.ts';
import { type Renderer, type Sketch, scaleOf } from './sketch.ts';

/** An old desktop terminal: whole pixels, dotted grid, outlined candles, everything in one plain canvas. */
export const draw: Renderer = (box, sketch) => {
  const canvas = document.createElement('canvas');
  const { width, height } = box.getBoundingClientRect();
  const ratio = devicePixelRatio;
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  canvas.style.cssText = `width:${width}px;height:${height}px;display:block`;
  box.append(canvas);
  const context = canvas.getContext('2d')!;
  context.scale(ratio, ratio);
  context.imageSmoothingEnabled = false;
  const { theme } = sketch;
  context.fillStyle = theme.background;
  context.fillRect(0, 0, width, height);
  context.font = `${sketch.fontSize}px ${theme.font}`;
  const drawn = layOut(sketch, width, height);
  drawAxes(context, sketch, drawn);
  drawCandles(context, sketch, drawn);
  context.fillStyle = theme.text;
  const last = sketch.bars.at(-1)!;
  const prices = [last.open, last.high, last.low, last.close].map((price) => priceText(price, sketch));
  if (sketch.legend)
    context.fillText(
      `${sketch.symbol.replace('/', '')},${sketch.timeframe.toUpperCase()}  ${prices.join(' ')}`,
      6,
      sketch.fontSize + 3,
    );
  return drawn;
};

type Layout = ReturnType<typeof layOut>;

function layOut(sketch: Sketch, width: number, height: number) {
  const gutter = sketch.axisHidden
    ? 0
    : Math.ceil(sketch.fontSize * 0.64 * priceText(sketch.bars[0]!.close, sketch).length) + 10;
  const plot = { x: 0, y: 0, w: Math.floor(width - gutter), h: Math.floor(height - 20) };
  const pitch = Math.floor((plot.w - 4) / (sketch.visible + sketch.rightOffset)) || 1;
  // As such terminals do: the newest bar keeps its distance from the right, whole pixels between bars.
  const shown = sketch.bars.slice(-Math.min(sketch.bars.length, Math.floor(plot.w / pitch) - sketch.rightOffset));
  const candles = shown.map((bar, i) => ({
    x: plot.w - 4 - (shown.length - i + sketch.rightOffset - 0.5) * pitch,
    o: bar.open,
    h: bar.high,
    l: bar.low,
    c: bar.close,
    v: bar.volume,
  }));
  for (const candle of candles) candle.x = Math.floor(candle.x) + 0.5;
  const inside = candles.filter((candle) => candle.x >= 0);
  const p1 = Math.min(...inside.map((candle) => candle.l));
  const p2 = Math.max(...inside.map((candle) => candle.h));
  const axis = { scale: 'linear' as const, side: 'right' as const, p1, y1: plot.h * 0.9, p2, y2: plot.h * 0.08 };
  return { plot, axis, candles: inside, pitch };
}

function drawAxes(context: CanvasRenderingContext2D, sketch: Sketch, drawn: Layout): void {
  const { plot, candles } = drawn;
  const { theme, grid } = sketch;
  const { priceAt } = scaleOf(drawn);
  context.strokeStyle = theme.text;
  context.lineWidth = 1;
  context.strokeRect(plot.x + 0.5, plot.y + 0.5, plot.w - 1, plot.h - 1);
  context.strokeStyle = theme.grid;
  context.fillStyle = theme.text;
  context.setLineDash([1, 3]);
  // Such terminals write a price at every so many rows, round or not.
  for (let y = 24.5; y < plot.h - 4; y += 32) {
    if (grid) stroke(context, plot.x, y, plot.w, y);
    if (sketch.axisHidden) continue;
    context.fillText(priceText(priceAt(y - 0.5), sketch), plot.w + 6, y + sketch.fontSize * 0.36);
  }
  for (let i = 12; i < candles.length; i += 24) {
    const { x } = candles[i]!;
    if (grid) stroke(context, x, 0, x, plot.h);
    const day = new Date(sketch.bars.at(i - candles.length)!.time * 1000);
    context.fillText(day.toISOString().slice(5, 16).replace('T', ' '), x + 2, plot.h + 14);
  }
  context.setLineDash([]);
}

function drawCandles(context: CanvasRenderingContext2D, sketch: Sketch, drawn: Layout): void {
  const { plot, candles, pitch } = drawn;
  const inks = inksOf(sketch).slice(-candles.length);
  const { rowOf } = scaleOf(drawn);
  const row = (price: number) => Math.round(rowOf(price)) + 0.5;
  const half = Math.max(1, Math.floor((pitch - 2) / 2));
  const busiest = Math.max(...candles.map((candle) => candle.v ?? 0));
  for (const [i, { x, o, h, l, c, v = 0 }] of candles.entries()) {
    const ink = inks[i]!;
    context.strokeStyle = ink.wick;
    if (sketch.volume === 'overlay') stroke(context, x, plot.h, x, plot.h - (v / busiest) * plot.h * 0.09);
    stroke(context, x, row(h) - 0.5, x, row(l) + 0.5);
    if (sketch.shape === 'ohlc') {
      stroke(context, x - half, row(o), x, row(o));
      stroke(context, x, row(c), x + half, row(c));
      continue;
    }
    const [top, bottom] = [row(Math.max(o, c)), row(Math.min(o, c))];
    context.fillStyle = ink.fill ?? sketch.theme.background;
    context.strokeStyle = ink.border;
    if (bottom > top) context.fillRect(x - half, top, 2 * half, bottom - top);
    if (bottom > top) context.strokeRect(x - half, top, 2 * half, bottom - top);
    else stroke(context, x - half - 0.5, top, x + half + 0.5, top);
  }
  const last = row(candles.at(-1)!.c);
  if (!sketch.lastTag) return;
  context.strokeStyle = '#708090';
  stroke(context, 0, last, plot.w, last);
  context.fillStyle = '#708090';
  context.fillRect(plot.w + 1, last - sketch.fontSize * 0.7, 200, sketch.fontSize * 1.4);
  context.fillStyle = '#ffffff';
  context.fillText(priceText(candles.at(-1)!.c, sketch), plot.w + 6, last + sketch.fontSize * 0.36);
}

function stroke(context: CanvasRenderingContext2D, x1: number, y1: number, x2: number, y2: number): void {
  context.beginPath();
  context.moveTo(x1, y1);
  context.lineTo(x2, y2);
  context.stroke();
}
