import type { Random } from '../random.ts';
import { type Drawing, framed, line, rect, type Sheet, times, walk } from './paper.ts';

/** What statisticians draw of groups or of days: boxes and strokes that look like candles and go on from nothing. */
export const STATISTICS = {
  boxesOverTime,
  groupedBoxes,
  letterValues,
  violinRow,
  meansWithBoxes,
  pointRanges,
  columnsWithErrors,
  stripPlot,
  populationPyramid,
} satisfies Record<string, Drawing>;

type Plot = { x: number; y: number; w: number; h: number };

/** Heights of `count` centres: of a market, of independent groups, or of a season. */
function centres(random: Random, count: number): number[] {
  const way = random.pick(['walk', 'apart', 'season'] as const);
  if (way === 'walk') return walk(random, count).map((value) => 0.2 + 0.6 * value);
  if (way === 'apart') return times(count, () => random.between(0.3, 0.7));
  return times(count, (i) => 0.5 + 0.2 * Math.sin((i / count) * 6) + random.normal() * 0.02);
}

const ellipse = (x: number, y: number, r: number, fill: string, stroke: string) =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r}" fill="${fill}" stroke="${stroke}"/>`;

/** A box plot for each day: many, narrow, with or without caps, medians and outliers. */
function boxesOverTime(...[random, sheet]: Parameters<Drawing>): string {
  const count = random.integer(16, 60);
  const [capped, median, outliers] = [random.chance(0.5), random.chance(0.6), random.chance(0.4)];
  const dye = random.pick(['one', 'hollow', 'two', 'turns'] as const);
  const half = random.pick([0.25, 0.35, 0.42]);
  const middles = centres(random, count);
  const stroke = random.chance(0.5) ? sheet.ink : sheet.accents[0]!;
  return framed(random, sheet, ({ x, y, w, h }) =>
    middles
      .map((middle, i) => {
        const [above, below] = [random.between(0.02, 0.09), random.between(0.02, 0.09)];
        const [high, low] = [middle + above + random.between(0.02, 0.12), middle - below - random.between(0.02, 0.12)];
        const at = x + (w * (i + 0.5)) / count;
        const wide = (half * w) / count;
        const row = (value: number) => y + h * (1 - value);
        const fill = {
          one: sheet.accents[0]!,
          hollow: sheet.paper,
          two: sheet.accents[random.integer(0, 1)]!,
          turns: sheet.accents[i % 2]!,
        }[dye];
        const edge = dye === 'two' && !median ? fill : stroke;
        return [
          line(at, row(high), at, row(middle + above), edge, 1.3),
          line(at, row(middle - below), at, row(low), edge, 1.3),
          rect(at - wide, row(middle + above), 2 * wide, h * (above + below), fill, `stroke="${edge}"`),
          median
            ? line(
                at - wide,
                row(middle + 0.3 * (above - below)),
                at + wide,
                row(middle + 0.3 * (above - below)),
                edge,
                1.5,
              )
            : '',
          capped
            ? line(at - wide / 2, row(high), at + wide / 2, row(high), edge) +
              line(at - wide / 2, row(low), at + wide / 2, row(low), edge)
            : '',
          outliers && random.chance(0.3) ? ellipse(at, row(high + random.between(0.02, 0.08)), 2, 'none', edge) : '',
        ].join('');
      })
      .join(''),
  );
}

/** Two or three boxes a group, each of a colour of its own. */
function groupedBoxes(...[random, sheet]: Parameters<Drawing>): string {
  const [groups, members] = [random.integer(4, 12), random.integer(2, 3)];
  return framed(random, sheet, ({ x, y, w, h }) =>
    times(groups * members, (i) => {
      const group = w / groups;
      const wide = (0.8 * group) / members;
      const at = x + Math.floor(i / members) * group + 0.1 * group + ((i % members) + 0.5) * wide;
      const middle = random.between(0.35, 0.65);
      const [q1, q3] = [middle - random.between(0.04, 0.12), middle + random.between(0.04, 0.12)];
      const row = (value: number) => y + h * (1 - value);
      return (
        line(at, row(q3 + random.between(0.04, 0.14)), at, row(q1 - random.between(0.04, 0.14)), sheet.ink, 1.2) +
        rect(
          at - 0.4 * wide,
          row(q3),
          0.8 * wide,
          h * (q3 - q1),
          sheet.accents[i % members]!,
          `stroke="${sheet.ink}"`,
        ) +
        line(at - 0.4 * wide, row(middle), at + 0.4 * wide, row(middle), sheet.ink, 1.6)
      );
    }).join(''),
  );
}

/** Boxes within boxes, ever narrower towards the tails. */
function letterValues(...[random, sheet]: Parameters<Drawing>): string {
  const count = random.integer(6, 24);
  const depth = random.integer(3, 5);
  return framed(random, sheet, ({ x, y, w, h }) =>
    times(count, (i) => {
      const at = x + (w * (i + 0.5)) / count;
      const middle = y + h * random.between(0.4, 0.6);
      const reach = h * random.between(0.05, 0.09);
      return times(depth, (level) => {
        const wide = ((0.4 * w) / count) * ((level + 1) / depth);
        const tall = reach * (depth - level);
        return rect(
          at - wide,
          middle - tall,
          2 * wide,
          2 * tall,
          sheet.accents[0]!,
          `fill-opacity="${0.4 + (0.6 * level) / depth}" stroke="${sheet.ink}" stroke-width=".6"`,
        );
      }).join('');
    }).join(''),
  );
}

/** Violins with the small box plot inside that they usually have. */
function violinRow(...[random, sheet]: Parameters<Drawing>): string {
  const count = random.integer(6, 26);
  const inner = random.chance(0.7);
  return framed(random, sheet, ({ x, y, w, h }) =>
    centres(random, count)
      .map((middle, i) => {
        const [at, row] = [x + (w * (i + 0.5)) / count, y + h * (1 - middle)];
        const tall = h * random.between(0.12, 0.26);
        const wide = (w / count) * random.between(0.3, 0.45);
        const outline = `M${at} ${row - tall}C${at + wide} ${row - tall * 0.3} ${at + wide} ${row + tall * 0.3} ${at} ${row + tall}C${at - wide} ${row + tall * 0.3} ${at - wide} ${row - tall * 0.3} ${at} ${row - tall}Z`;
        const box = inner
          ? line(at, row - tall * 0.6, at, row + tall * 0.6, sheet.ink, 1.2) +
            rect(at - wide * 0.16, row - tall * 0.25, wide * 0.32, tall * random.between(0.35, 0.6), sheet.ink)
          : '';
        return `<path d="${outline}" fill="${sheet.accents[i % sheet.accents.length]}" fill-opacity=".75" stroke="${sheet.ink}"/>${box}`;
      })
      .join(''),
  );
}

/** Mean, a box of standard errors and whiskers of deviations: the same above as below. */
function meansWithBoxes(...[random, sheet]: Parameters<Drawing>): string {
  const count = random.integer(10, 45);
  const [tall, reach] = [random.between(0.02, 0.06), random.between(0.08, 0.16)];
  const even = random.chance(0.5);
  return framed(random, sheet, (plot) =>
    centres(random, count)
      .map((middle, i) => {
        const scale = even ? 1 : random.between(0.6, 1.4);
        return standing(plot, sheet, { i, count, middle, half: tall * scale, reach: reach * scale, dot: true });
      })
      .join(''),
  );
}

type Standing = { i: number; count: number; middle: number; half: number; reach: number; dot: boolean };

function standing({ x, y, w, h }: Plot, sheet: Sheet, { i, count, middle, half, reach, dot }: Standing): string {
  const at = x + (w * (i + 0.5)) / count;
  const wide = (0.32 * w) / count;
  const row = (value: number) => y + h * (1 - value);
  const color = sheet.accents[i % 2]!;
  return (
    line(at, row(middle + reach), at, row(middle - reach), color, 1.4) +
    rect(at - wide, row(middle + half), 2 * wide, 2 * half * h, color) +
    (dot ? ellipse(at, row(middle), 1.8, sheet.paper, sheet.ink) : '')
  );
}

/** A point or a small square in the middle of each range. */
function pointRanges(...[random, sheet]: Parameters<Drawing>): string {
  const count = random.integer(12, 60);
  const square = random.chance(0.6);
  const caps = random.chance(0.5);
  return framed(random, sheet, ({ x, y, w, h }) =>
    centres(random, count)
      .map((middle, i) => {
        const at = x + (w * (i + 0.5)) / count;
        const row = (value: number) => y + h * (1 - value);
        const reach = random.between(0.03, 0.12);
        const size = Math.min(6, (0.3 * w) / count);
        const color = sheet.accents[random.chance(0.5) ? 0 : 1]!;
        return (
          line(at, row(middle + reach), at, row(middle - reach), color, 1.5) +
          (square
            ? rect(at - size, row(middle) - size, 2 * size, 2 * size, color)
            : ellipse(at, row(middle), size, color, color)) +
          (caps
            ? line(at - 4, row(middle + reach), at + 4, row(middle + reach), color) +
              line(at - 4, row(middle - reach), at + 4, row(middle - reach), color)
            : '')
        );
      })
      .join(''),
  );
}

/** Columns from a common foot, each with its error. */
function columnsWithErrors(...[random, sheet]: Parameters<Drawing>): string {
  const count = random.integer(8, 40);
  const capped = random.chance(0.6);
  return framed(random, sheet, ({ x, y, w, h }) =>
    centres(random, count)
      .map((value, i) => {
        const at = x + (w * (i + 0.5)) / count;
        const row = y + h * (1 - value);
        const reach = h * random.between(0.02, 0.08);
        return (
          rect(
            at - (0.36 * w) / count,
            row,
            (0.72 * w) / count,
            y + h - row,
            sheet.accents[i % random.integer(1, 2)]!,
          ) +
          line(at, row - reach, at, row + reach, sheet.ink, 1.5) +
          (capped
            ? line(at - 4, row - reach, at + 4, row - reach, sheet.ink) +
              line(at - 4, row + reach, at + 4, row + reach, sheet.ink)
            : '')
        );
      })
      .join(''),
  );
}

/** Single observations above each other, group by group. */
function stripPlot(...[random, sheet]: Parameters<Drawing>): string {
  const groups = random.integer(5, 18);
  return framed(random, sheet, ({ x, y, w, h }) =>
    times(groups, (group) => {
      const middle = random.between(0.35, 0.65);
      return times(random.integer(12, 40), () =>
        ellipse(
          x + (w * (group + 0.5 + random.between(-0.12, 0.12))) / groups,
          y + h * (1 - middle - random.normal() * 0.1),
          3,
          sheet.accents[group % 4]!,
          'none',
        ),
      ).join('');
    }).join(''),
  );
}

/** Ages of women and men to both sides of one line. */
function populationPyramid(...[random, sheet]: Parameters<Drawing>): string {
  const rows = random.integer(12, 26);
  const upright = random.chance(0.4);
  return framed(random, sheet, ({ x, y, w, h }) =>
    times(rows, (i) => {
      const sizes = times(2, () => (0.48 - (0.4 * i) / rows) * random.between(0.85, 1));
      if (upright)
        return (
          rect(x + (w * i) / rows, y + h * (0.5 - sizes[0]!), (0.86 * w) / rows, h * sizes[0]!, sheet.accents[0]!) +
          rect(x + (w * i) / rows, y + h / 2, (0.86 * w) / rows, h * sizes[1]!, sheet.accents[1]!)
        );
      return (
        rect(x + w * (0.5 - sizes[0]!), y + (h * i) / rows, w * sizes[0]!, (0.86 * h) / rows, sheet.accents[0]!) +
        rect(x + w / 2, y + (h * i) / rows, w * sizes[1]!, (0.86 * h) / rows, sheet.accents[1]!)
      );
    }).join(''),
  );
}
