import { STUDY_COLORS } from '../../page/palette.ts';
import { priceText } from '../../page/price-text.ts';
import type { Renderer, Sketch } from '../../page/sketch.ts';
import { movingAverage } from '../../page/studies.ts';
import { type Frame, frameOf, gutterOf } from './frame.ts';

/** A chart of a news or portfolio site: SVG, round corners, dashed grid, currency signs or K at the axis, a pill for the last price. */
export const draw: Renderer = (box, sketch) => {
  const { width, height } = box.getBoundingClientRect();
  const gutter = gutterOf(sketch) + 8;
  const left = sketch.side === 'left' ? gutter : 6;
  const under = sketch.volume === 'overlay' ? 0.2 : 0;
  const plot = { x: left, y: 12, w: width - gutter - 6, h: height - 12 - 30 };
  const price = { ...plot, h: plot.h * (1 - under) };
  const frame = frameOf(sketch, price, { margin: 0.07 });
  const style = sketch.scale === 'indexed' ? 1 : sketch.bars.at(-1)!.volume % 3;
  const parts = [
    gridAndLabels(sketch, frame, style),
    volumeBars(sketch, frame, plot),
    candleMarks(sketch, frame, style),
    averageLines(sketch, frame),
    sketch.lastTag ? lastPill(sketch, frame, style) : '',
  ];
  box.innerHTML = `<svg width="${width}" height="${height}" style="display:block;background:${sketch.theme.background};font-family:${sketch.theme.font.replaceAll('"', "'")}">${parts.join('')}</svg>`;
  return { plot: price, axis: frame.axis, candles: frame.candles };
};

/** Three ways to write the axis: with a currency sign, bare, and in thousands where prices are large. */
function labelOf(text: string, price: number, style: number): string {
  if (text.endsWith('%')) return text;
  if (style === 0) return `$${text}`;
  return style === 2 && price >= 20_000 ? `${(price / 1000).toFixed(2)}K` : text;
}

function gridAndLabels(sketch: Sketch, { plot, ticks, rowOf, candles }: Frame, style: number): string {
  const { theme, side, fontSize } = sketch;
  const x = side === 'right' ? plot.x + plot.w + 8 : plot.x - 8;
  const rows = sketch.axisHidden
    ? []
    : ticks.map(({ price, text }) => {
        const y = rowOf(price);
        const line = sketch.grid
          ? `<path d="M${plot.x} ${y}H${plot.x + plot.w}" stroke="${theme.grid}" stroke-dasharray="3 4"/>`
          : '';
        return `${line}<text x="${x}" y="${y}" dominant-baseline="central" text-anchor="${side === 'right' ? 'start' : 'end'}" font-size="${fontSize}" fill="${theme.text}">${labelOf(text, price, style)}</text>`;
      });
  const every = Math.max(1, Math.floor(candles.length / 5));
  const days = candles.flatMap((candle, i) => {
    if (i % every !== Math.floor(every / 2)) return [];
    const day = new Date(sketch.bars.at(i - candles.length)!.time * 1000).toISOString().slice(8, 10);
    const month = new Date(sketch.bars.at(i - candles.length)!.time * 1000).toLocaleDateString('en-US', {
      month: 'short',
      timeZone: 'UTC',
    });
    return [
      `<text x="${candle.x}" y="100%" dy="-8" text-anchor="middle" font-size="${fontSize}" fill="${theme.text}">${day} ${month}</text>`,
    ];
  });
  return rows.join('') + days.join('');
}

function candleMarks({ theme }: Sketch, { candles, rowOf, pitch }: Frame, style: number): string {
  const half = Math.min(14, pitch * (style === 1 ? 0.42 : 0.3));
  const radius = style === 0 ? Math.min(2, half / 2) : 0;
  return candles
    .map(({ x, o, h, l, c }) => {
      const ink = c >= o ? theme.up : theme.down;
      const [top, bottom] = [rowOf(Math.max(o, c)), rowOf(Math.min(o, c))];
      const body = Math.max(1, bottom - top);
      const stem = `<path d="M${x} ${rowOf(h)}V${top}M${x} ${bottom}V${rowOf(l)}" stroke="${ink.wick}" stroke-width="${Math.max(1, half * 0.22)}"/>`;
      const inner = ink.fill
        ? `fill="${ink.fill}" stroke="${ink.border}" stroke-width="${ink.fill === ink.border ? 0 : 1}"`
        : `fill="none" stroke="${ink.border}" stroke-width="1.2"`;
      return `${stem}<rect x="${x - half}" y="${top}" width="${half * 2}" height="${body}" rx="${radius}" ${inner}/>`;
    })
    .join('');
}

function averageLines(sketch: Sketch, { candles, rowOf }: Frame): string {
  return sketch.averages
    .map((period, k) => {
      const values = movingAverage(sketch.bars, period).slice(-candles.length);
      const points = candles.map(({ x }, i) => `${x.toFixed(1)},${rowOf(values[i]!).toFixed(1)}`);
      return `<polyline points="${points.join(' ')}" fill="none" stroke="${STUDY_COLORS[(k + 3) % STUDY_COLORS.length]}" stroke-width="1.8" stroke-linejoin="round"/>`;
    })
    .join('');
}

function volumeBars({ volume, theme }: Sketch, { candles, pitch }: Frame, plot: Frame['plot']): string {
  if (volume !== 'overlay') return '';
  const most = Math.max(...candles.map(({ v = 0 }) => v));
  const floor = plot.y + plot.h;
  return candles
    .map(
      ({ x, v = 0 }) =>
        `<rect x="${x - pitch * 0.3}" y="${floor - (v / most) * plot.h * 0.17}" width="${pitch * 0.6}" height="${(v / most) * plot.h * 0.17}" fill="${theme.text}" opacity=".3"/>`,
    )
    .join('');
}

function lastPill(sketch: Sketch, { plot, rowOf, candles }: Frame, style: number): string {
  const { c, o } = candles.at(-1)!;
  const y = rowOf(c);
  const text = labelOf(priceText(c, sketch), c, style === 2 ? 1 : style);
  const width = text.length * sketch.fontSize * 0.6 + 12;
  const x = sketch.side === 'right' ? plot.x + plot.w + 2 : plot.x - width - 2;
  const color = (c >= o ? sketch.theme.up : sketch.theme.down).wick;
  return `<path d="M${plot.x} ${y}H${plot.x + plot.w}" stroke="${color}" stroke-dasharray="2 3"/><rect x="${x}" y="${y - 10}" width="${width}" height="20" rx="10" fill="${color}"/><text x="${x + 6}" y="${y}" dominant-baseline="central" font-size="${sketch.fontSize}" fill="${sketch.theme.background}">${text}</text>`;
}
