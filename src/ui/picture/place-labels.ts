import type { OverlayShape, Point } from '#contract/chart-overlay';
import type { Tone } from './overlay-paths.ts';

export type PlacedLabel = { key: string; text: string; tone: Tone; x: number; y: number; width: number };

type Options = {
  /** Px of the picture per px of the screen: labels keep their size on the screen. */
  unit: number;
  picture: { width: number; height: number };
};

const characterWidth = 7;
const padding = 12;
export const labelHeight = 20;

/** Where a shape's words stand: at a line's right end, in a zone's upper left corner, at a label's own point. */
function anchorOf(shape: OverlayShape): { at: Point; text: string; from: 'left' | 'right' } | null {
  if (shape.kind === 'label') return { at: shape.at, text: shape.text, from: 'left' };
  if (shape.kind === 'zone' && shape.label) {
    return {
      at: { x: Math.min(shape.from.x, shape.to.x), y: Math.min(shape.from.y, shape.to.y) },
      text: shape.label,
      from: 'left',
    };
  }
  if (shape.kind === 'line' && shape.label) {
    const end = shape.points.reduce((right, point) => (point.x > right.x ? point : right));
    return { at: end, text: shape.label, from: 'right' };
  }
  return null;
}

/** Rows within 0 to `last`, the wish first, then by their distance from it. */
function nearest(wish: number, step: number, last: number): number[] {
  const rows = Array.from({ length: Math.ceil(last / step) + 1 }, (_, index) => [
    wish + index * step,
    wish - index * step,
  ]);
  return [wish, ...rows.flat().filter((y) => y >= 0 && y <= last)];
}

/** Boxes for all labels, inside the picture; one that would cover another moves to the nearest free row. */
export function placeLabels(shapes: readonly OverlayShape[], { unit, picture }: Options): PlacedLabel[] {
  const height = labelHeight * unit;
  const placed: PlacedLabel[] = [];
  const wanted = shapes
    .map((shape, index) => ({ anchor: anchorOf(shape), tone: shape.tone, key: `label ${index}` }))
    .filter(({ anchor }) => anchor !== null)
    .sort((a, b) => (a.anchor?.at.y ?? 0) - (b.anchor?.at.y ?? 0));

  for (const { anchor, tone, key } of wanted) {
    if (!anchor) continue;
    const width = ([...anchor.text].length * characterWidth + padding) * unit;
    const left = anchor.from === 'right' ? anchor.at.x - width : anchor.at.x;
    const x = Math.max(0, Math.min(left, picture.width - width));
    const isFree = (y: number) =>
      !placed.some((other) => x < other.x + other.width && other.x < x + width && Math.abs(other.y - y) < height);
    const wish = Math.max(0, Math.min(anchor.at.y - height / 2, picture.height - height));
    const y = nearest(wish, height / 2, picture.height - height).find(isFree) ?? wish;
    placed.push({ key, text: anchor.text, tone, x, y, width });
  }
  return placed;
}
