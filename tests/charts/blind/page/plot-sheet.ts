import { STUDY_COLORS } from '../../page/palette.ts';
import type { Renderer, Sketch } from '../../page/sketch.ts';
import { bollinger, movingAverage } from '../../page/studies.ts';
import { type Frame, frameOf, gutterOf } from './frame.ts';

/** A chart as scientific plotting packages make it: framed axes with outer ticks, anti-aliased fractional coordinates, thick bodies, no snapping. */
export const draw: Renderer = (box, sketch) => {
  const { width, height } = box.getBoundingClientRect();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * devicePixelRatio);
  canvas.height = Math.round(height * devicePixelRatio);
  canvas.style.cssText = `display:block;width:${width}px;height:${height}px`;
  box.append(canvas);
  const context = canvas.getContext('2d')!;
  context.scale(devicePixelRatio, devicePixelRatio);
  context.fillStyle = sketch.theme.background;
  context.fillRect(0, 0, width, height);
  const gutter = gutterOf(sketch);
  const left = sketch.side === 'left' ? gutter + 18 : 24;
  const below = sketch.volume === 'pane' ? height * 0.22 : 0;
  const plot = {
    x: left,
    y: 34,
    w: width - left - (sketch.side === 'left' ? 24 : gutter + 18),
    h: height - 34 - 46 - below,
  };
  const frame = frameOf(sketch, plot);
  drawAxes(context, sketch, frame);
  if (sketch.volume === 'pane') drawVolume(context, sketch, frame, { y: plot.y + plot.h + 12, h: below - 12 });
  drawCandles(context, sketch, frame);
  drawLines(context, sketch, frame);
  return { plot, axis: frame.axis, candles: frame.candles };
};

type Context = CanvasRenderingContext2D;

function drawAxes(context: Context, sketch: Sketch, { plot, ticks, rowOf, candles }: Frame): void {
  const { theme, fontSize } = sketch;
  const right = plot.x + plot.w;
  const edge = sketch.side === 'left' ? plot.x : right;
  const out = sketch.side === 'left' ? -1 : 1;
  context.font = `${fontSize}px ${theme.font}`;
  context.textBaseline = 'middle';
  context.fillStyle = theme.text;
  for (const { price, text } of sketch.axisHidden ? [] : ticks) {
    const y = rowOf(price);
    if (sketch.grid)
      stroke(
        context,
        [
          [plot.x, y],
          [right, y],
        ],
        theme.grid,
        0.8,
      );
    stroke(
      context,
      [
        [edge, y],
        [edge + out * 5, y],
      ],
      theme.text,
      1,
    );
    context.textAlign = out < 0 ? 'right' : 'left';
    context.fillText(text, edge + out * 8, y);
  }
  context.textAlign = 'center';
  const every = Math.max(1, Math.floor(candles.length / 6));
  const bottom = plot.y + plot.h + (sketch.volume === 'pane' ? 0 : 16);
  for (let i = Math.floor(every / 2); i < candles.length && sketch.volume !== 'pane'; i += every) {
    const day = new Date(sketch.bars.at(i - candles.length)!.time * 1000).toLocaleDateString('en-US', {
      month: 'short',
      day: '2-digit',
      timeZone: 'UTC',
    });
    stroke(
      context,
      [
        [candles[i]!.x, plot.y + plot.h],
        [candles[i]!.x, plot.y + plot.h + 5],
      ],
      theme.text,
      1,
    );
    context.fillText(day, candles[i]!.x, bottom);
  }
  context.strokeStyle = theme.text;
  context.lineWidth = 1;
  context.strokeRect(plot.x, plot.y, plot.w, plot.h);
  if (sketch.legend)
    context.fillText(`${sketch.name} (${sketch.symbol}), ${sketch.timeframe}`, plot.x + plot.w / 2, 18);
}

function drawCandles(context: Context, { theme, shape }: Sketch, { candles, rowOf, pitch }: Frame): void {
  const half = Math.min(pitch * 0.36, 24);
  for (const { x, o, h, l, c } of candles) {
    const ink = c >= o ? theme.up : theme.down;
    const width = Math.max(0.9, Math.min(2, pitch * 0.12));
    const [top, bottom] = [rowOf(Math.max(o, c)), rowOf(Math.min(o, c))];
    if (shape === 'ohlc') {
      stroke(
        context,
        [
          [x, rowOf(h)],
          [x, rowOf(l)],
        ],
        ink.wick,
        width,
      );
      stroke(
        context,
        [
          [x - half, rowOf(o)],
          [x, rowOf(o)],
        ],
        ink.wick,
        width,
      );
      stroke(
        context,
        [
          [x, rowOf(c)],
          [x + half, rowOf(c)],
        ],
        ink.wick,
        width,
      );
      continue;
    }
    stroke(
      context,
      [
        [x, rowOf(h)],
        [x, top],
      ],
      ink.wick,
      width,
    );
    stroke(
      context,
      [
        [x, bottom],
        [x, rowOf(l)],
      ],
      ink.wick,
      width,
    );
    if (ink.fill) {
      context.fillStyle = ink.fill;
      context.fillRect(x - half, top, half * 2, bottom - top);
    }
    context.strokeStyle = ink.border;
    context.lineWidth = 0.9;
    context.strokeRect(x - half, top, half * 2, bottom - top);
  }
}

function drawLines(context: Context, sketch: Sketch, { candles, rowOf, plot }: Frame): void {
  const bands = sketch.bollinger ? Object.values(bollinger(sketch.bars)) : [];
  const lines = [...sketch.averages.map((period) => movingAverage(sketch.bars, period)), ...bands];
  context.save();
  context.beginPath();
  context.rect(plot.x, plot.y, plot.w, plot.h);
  context.clip();
  for (const [k, values] of lines.entries()) {
    const shown = values.slice(-candles.length);
    stroke(
      context,
      candles.map(({ x }, i) => [x, rowOf(shown[i]!)]),
      STUDY_COLORS[(k + 2) % STUDY_COLORS.length]!,
      1.4,
    );
  }
  context.restore();
}

function drawVolume(
  context: Context,
  { theme }: Sketch,
  { candles, plot, pitch }: Frame,
  { y, h }: { y: number; h: number },
): void {
  const most = Math.max(...candles.map(({ v = 0 }) => v));
  for (const { x, v = 0, o, c } of candles) {
    context.fillStyle = (c >= o ? theme.up : theme.down).wick;
    context.fillRect(x - pitch * 0.36, y + h - (v / most) * h * 0.92, pitch * 0.72, (v / most) * h * 0.92);
  }
  context.strokeStyle = theme.text;
  context.strokeRect(plot.x, y, plot.w, h);
}

function stroke(context: Context, points: readonly (readonly [number, number])[], color: string, width: number): void {
  context.strokeStyle = color;
  context.lineWidth = width;
  context.beginPath();
  for (const [i, [x, y]] of points.entries()) i ? context.lineTo(x, y) : context.moveTo(x, y);
  context.stroke();
}
