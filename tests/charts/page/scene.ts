import { createRandom, type Random } from '../random.ts';
import { type Drawn, type Sketch, scaleOf } from './sketch.ts';

/** What a mark needs to know of the chart under it; px are those of the chart's box. */
export type Scene = Drawn & ReturnType<typeof scaleOf> & { sketch: Sketch; random: Random };

export const createScene = (drawn: Drawn, sketch: Sketch, seed: string): Scene => ({
  ...drawn,
  ...scaleOf(drawn),
  sketch,
  random: createRandom(seed),
});

export const svgText = (
  x: number,
  y: number,
  text: string,
  {
    fill,
    size = 11,
    anchor = 'start',
    weight = 400,
  }: { fill: string; size?: number; anchor?: string; weight?: number },
) =>
  `<text x="${x}" y="${y}" fill="${fill}" font-size="${size}" text-anchor="${anchor}" font-weight="${weight}">${text}</text>`;

export const svgLine = (x1: number, y1: number, x2: number, y2: number, stroke: string, rest = '') =>
  `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${stroke}" ${rest}/>`;

/** Filled box with text, as wide as the text needs; `x` is its left edge, or its right edge with `anchor: 'end'`. */
export function svgTag(
  x: number,
  y: number,
  text: string,
  {
    fill,
    color,
    size = 11,
    anchor = 'start',
  }: { fill: string; color: string; size?: number; anchor?: 'start' | 'end' },
): string {
  const width = text.length * size * 0.58 + 10;
  const left = anchor === 'end' ? x - width : x;
  return `<rect x="${left}" y="${y - size * 0.8}" width="${width}" height="${size * 1.6}" rx="2" fill="${fill}"/>${svgText(left + 5, y + size * 0.36, text, { fill: color, size })}`;
}
