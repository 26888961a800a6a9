import type { Random } from '../random.ts';

/** Draws something into a sheet of this size as SVG or HTML markup. */
export type Sheet = {
  width: number;
  height: number;
  ink: string;
  paper: string;
  accents: readonly string[];
  font: string;
};
export type Drawing = (random: Random, sheet: Sheet) => string;

export const svg = ({ width, height, font }: Sheet, inner: string, defs = '') =>
  `<svg width="${width}" height="${height}" style="display:block;font-family:${font}"><defs>${defs}</defs>${inner}</svg>`;

export const rect = (x: number, y: number, width: number, height: number, fill: string, rest = '') =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${Math.max(0, width).toFixed(1)}" height="${Math.max(0, height).toFixed(1)}" fill="${fill}" ${rest}/>`;

export const line = (x1: number, y1: number, x2: number, y2: number, stroke: string, width = 1) =>
  `<line x1="${x1.toFixed(1)}" y1="${y1.toFixed(1)}" x2="${x2.toFixed(1)}" y2="${y2.toFixed(1)}" stroke="${stroke}" stroke-width="${width}"/>`;

export const text = (x: number, y: number, words: string, fill: string, size = 12, anchor = 'start') =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" fill="${fill}" font-size="${size}" text-anchor="${anchor}">${words}</text>`;

export const times = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

/** A walk of `count` steps within 0 and 1. */
export function walk(random: Random, count: number): number[] {
  let value = random.between(0.3, 0.7);
  return times(count, () => {
    value = Math.min(0.97, Math.max(0.03, value + random.normal() * 0.04));
    return value;
  });
}

/** Axes with numbers, grid lines and room for `inside`, which gets the plot's own coordinates. */
export function framed(
  random: Random,
  sheet: Sheet,
  inside: (plot: { x: number; y: number; w: number; h: number }) => string,
): string {
  const left = random.chance(0.6);
  const plot = { x: left ? 60 : 14, y: 34, w: sheet.width - 80, h: sheet.height - 76 };
  const top = random.pick([1, 5, 50, 120, 800, 4000, 60000]);
  const steps = random.integer(4, 8);
  const rows = times(steps + 1, (i) => {
    const y = plot.y + (plot.h * i) / steps;
    const value = (top * (1 + (steps - i) / steps)).toLocaleString('en-US', { maximumFractionDigits: 2 });
    return (
      line(plot.x, y, plot.x + plot.w, y, `${sheet.ink}22`) +
      text(left ? plot.x - 8 : plot.x + plot.w + 6, y + 4, value, sheet.ink, 12, left ? 'end' : 'start')
    );
  });
  const columns = times(6, (i) =>
    text(
      plot.x + (plot.w * (i + 0.5)) / 6,
      plot.y + plot.h + 18,
      random.pick(['Jan', 'Feb', 'Mar', 'Apr', 'Q1', 'Q2', '2021', '2024', '10:00']),
      sheet.ink,
      12,
      'middle',
    ),
  );
  return svg(sheet, rows.join('') + columns.join('') + inside(plot));
}
