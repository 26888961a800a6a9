import { median } from '../axis/median.ts';
import type { InkBox } from './find-boxes.ts';

/** px by which bodies of one width differ, since they are drawn to whole px. */
const ALIKE = 1;
/** Of the area of all boxes: so much stands in bodies of one width. */
const MOST = 0.4;
const LEAST_BODIES = 8;
/** Buttons and labels are of one height; so are at most so many bodies. */
const OF_ONE_HEIGHT = 0.5;
/** Where boxes of half or a third of the width are more than this, of those of the width, two or three bodies that touch are one box. */
const MOST_PARTS = 0.25;

/** The width that most of the ink in boxes has, px, null where there is none: as bodies have it, which are of many heights. */
export function commonWidth(boxes: InkBox[]): number | null {
  const areas = new Map<number, number>();
  for (const { width, y0, y1 } of boxes) {
    const whole = Math.round(width);
    areas.set(whole, (areas.get(whole) ?? 0) + width * (y1 - y0));
  }
  const [width] = [...areas].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0]);
  const all = [...areas.values()].reduce((sum, area) => sum + area, 0);
  const own = [-ALIKE, 0, ALIKE].reduce((sum, by) => sum + (areas.get(width + by) ?? 0), 0);
  if (own < MOST * all) return null;
  const areOf = (one: number) => boxes.filter((box) => Math.abs(box.width - one) <= ALIKE);
  const bodies = areOf(width);
  const heights = bodies.map(({ y0, y1 }) => y1 - y0);
  const usual = median(heights);
  const alike = heights.filter((height) => Math.abs(height - usual) <= ALIKE).length;
  const parts = areOf(width / 2).length + areOf(width / 3).length;
  const areBodies =
    bodies.length >= LEAST_BODIES && alike <= OF_ONE_HEIGHT * bodies.length && parts <= MOST_PARTS * bodies.length;
  return areBodies ? median(bodies.map((body) => body.width)) : null;
}
