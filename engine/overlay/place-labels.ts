import type { OverlayShape, Point } from '#contract/chart-overlay';
import type { Tone } from './overlay-paths.ts';

export type PlacedLabel = { key: string; text: string; tone: Tone; x: number; y: number; width: number };

type Options = {
  /** Px of the picture per px of the screen: labels keep their size on the screen. */
  unit: number;
  picture: { width: number; height: number };
};

const characterWidth = 6.5;
const padding = 10;
export const labelHeight = 18;

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

/** Rows at most one and a half labels from the wish, nearest first: farther off a label would seem to belong to another line. */
const nearest = (wish: number, height: number, last: number): number[] =>
  [0, 0.5, -0.5, 1, -1, 1.5, -1.5].map((steps) => wish + steps * height).filter((y) => y >= 0 && y <= last);

/**
 * Boxes for the labels, inside the picture. One that would cover another moves to the nearest free row. Left out are those without such
 * a row, until the picture is magnified, and those that say again what stands beside them.
 */
export function placeLabels(shapes: readonly OverlayShape[], { unit, picture }: Options): PlacedLabel[] {
  const height = labelHeight * unit;
  const placed: PlacedLabel[] = [];
  const wanted = shapes.flatMap((shape, index) => {
    const anchor = anchorOf(shape);
    return anchor ? [{ ...anchor, tone: shape.tone, key: `label ${index}` }] : [];
  });
  for (const { at, text, from, tone, key } of wanted) {
    const width = ([...text].length * characterWidth + padding) * unit;
    const x = Math.max(0, Math.min(from === 'right' ? at.x - width : at.x, picture.width - width));
    const wish = Math.max(0, Math.min(at.y - height / 2, picture.height - height));
    const said = placed.some((other) => other.text === text && Math.abs(other.y - wish) < height * 1.5);
    const isFree = (y: number) =>
      !placed.some((other) => x < other.x + other.width && other.x < x + width && Math.abs(other.y - y) < height);
    const y = said ? undefined : nearest(wish, height, picture.height - height).find(isFree);
    if (y !== undefined) placed.push({ key, text, tone, x, y, width });
  }
  return placed;
}
