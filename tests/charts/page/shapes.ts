import { STUDY_COLORS } from './palette.ts';
import { type Scene, svgLine } from './scene.ts';

/** Shapes of a drawing tool that lie around candles or across many of them. */
export const SHAPES = { oval, fork };

/** A ring around some candles, most of them with a see-through fill: upright where it turns, and slanted or level everywhere else. */
function oval({ candles, rowOf, random, sketch }: Scene): string {
  const from = random.integer(0, Math.floor(candles.length * 0.7));
  const some = candles.slice(from, from + Math.max(3, Math.round(candles.length * random.between(0.1, 0.3))));
  const [top, bottom] = [Math.min(...some.map(({ h }) => rowOf(h))), Math.max(...some.map(({ l }) => rowOf(l)))];
  const [left, right] = [some[0]!.x, some.at(-1)!.x];
  const room = random.between(0.5, 0.75);
  const color = random.pick([...STUDY_COLORS, sketch.theme.text]);
  const fill = random.chance(0.6) ? `fill="${color}" fill-opacity=".12"` : 'fill="none"';
  return `<ellipse cx="${(left + right) / 2}" cy="${(top + bottom) / 2}" rx="${room * (right - left) + 6}" ry="${room * (bottom - top) + 6}" ${fill} stroke="${color}" stroke-width="${random.pick([1.5, 2])}"/>`;
}

/** A line from a turn through the middle of the next swing, and two beside it through its ends. */
function fork({ candles, rowOf, plot, random }: Scene): string {
  const [start, upper, lower] = [0.05, 0.25, 0.45].map(
    (share) => candles[Math.min(candles.length - 1, Math.round(candles.length * (share + random.between(0, 0.1))))]!,
  );
  const color = random.pick(STUDY_COLORS);
  const ends = [
    { x: upper!.x, y: rowOf(upper!.h) },
    { x: lower!.x, y: rowOf(lower!.l) },
  ];
  const middle = { x: (ends[0]!.x + ends[1]!.x) / 2, y: (ends[0]!.y + ends[1]!.y) / 2 };
  const origin = { x: start!.x, y: rowOf(start!.l) };
  const slope = (middle.y - origin.y) / Math.max(1, middle.x - origin.x);
  const right = plot.x + plot.w;
  return (
    [origin, ...ends]
      .map(({ x, y }) => svgLine(x, y, right, y + slope * (right - x), color, 'stroke-width="1.5"'))
      .join('') + svgLine(ends[0]!.x, ends[0]!.y, ends[1]!.x, ends[1]!.y, color, 'stroke-width="1.5"')
  );
}
