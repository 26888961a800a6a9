import type { Random } from '../random.ts';
import { type Drawing, framed, line, rect, text, times, walk } from './paper.ts';

/** What else is drawn of prices and of days: each goes on from the last or has boxes, none is a candle. */
export const MARKET_PLOTS = {
  bricks,
  threeLineBreak,
  crossesAndNoughts,
  waterfallSteps,
  dailyRanges,
  lollipopRow,
  dumbbellRow,
} satisfies Record<string, Drawing>;

const colours = (random: Random, accents: readonly string[]) =>
  random.chance(0.7) ? ([accents[0]!, accents[1]!] as const) : ([accents[0]!, accents[0]!] as const);

/** Renko: bricks of one height, each above or below the last. */
function bricks(...[random, sheet]: Parameters<Drawing>): string {
  const count = random.integer(20, 70);
  let level = 0;
  let rising = true;
  const levels = times(count, () => {
    if (random.chance(0.32)) rising = !rising;
    level += rising ? 1 : -1;
    return { level, rising };
  });
  const [least, most] = [Math.min(...levels.map((one) => one.level)), Math.max(...levels.map((one) => one.level))];
  const hollow = random.chance(0.4);
  const gap = random.pick([0, 1, 3]);
  return framed(random, sheet, ({ x, y, w, h }) => {
    const tall = (0.9 * h) / (most - least + 1);
    return levels
      .map((one, i) =>
        rect(
          x + (w * i) / count + gap / 2,
          y + h * 0.95 - (one.level - least + 1) * tall,
          w / count - gap,
          tall - 1,
          hollow && one.rising ? sheet.paper : sheet.accents[one.rising ? 0 : 1]!,
          `stroke="${sheet.accents[one.rising ? 0 : 1]}"`,
        ),
      )
      .join('');
  });
}

/** Boxes from close to close, no wicks. */
function threeLineBreak(...[random, sheet]: Parameters<Drawing>): string {
  const values = walk(random, random.integer(20, 60)).map((value) => 0.1 + 0.8 * value);
  return framed(random, sheet, ({ x, y, w, h }) =>
    values
      .slice(1)
      .map((value, i) => {
        const [top, bottom] = [Math.max(value, values[i]!), Math.min(value, values[i]!)];
        return rect(
          x + (w * i) / values.length + 1,
          y + h * (1 - top),
          w / values.length - 2,
          Math.max(2, h * (top - bottom)),
          sheet.accents[value > values[i]! ? 0 : 1]!,
        );
      })
      .join(''),
  );
}

/** Point and figure. */
function crossesAndNoughts(...[random, sheet]: Parameters<Drawing>): string {
  const columns = random.integer(16, 40);
  return framed(random, sheet, ({ x, y, w, h }) => {
    const cell = Math.min(w / columns, h / 30);
    let row = 15;
    return times(columns, (column) => {
      const up = column % 2 === 0;
      const height = random.integer(3, 9);
      const cells = times(height, () => {
        row = Math.min(29, Math.max(1, row + (up ? -1 : 1)));
        const [at, top] = [x + column * (w / columns), y + row * cell];
        return up
          ? line(at, top, at + cell * 0.8, top + cell * 0.8, sheet.accents[0]!, 1.5) +
              line(at + cell * 0.8, top, at, top + cell * 0.8, sheet.accents[0]!, 1.5)
          : `<ellipse cx="${at + cell * 0.4}" cy="${top + cell * 0.4}" rx="${cell * 0.4}" ry="${cell * 0.4}" fill="none" stroke="${sheet.accents[1]}" stroke-width="1.5"/>`;
      });
      return cells.join('');
    }).join('');
  });
}

/** From a budget to a result: each step starts where the last ended, often joined by a line. */
function waterfallSteps(...[random, sheet]: Parameters<Drawing>): string {
  const count = random.integer(9, 30);
  const values = walk(random, count).map((value) => 0.15 + 0.7 * value);
  const [joined, totals, labelled] = [random.chance(0.6), random.chance(0.5), random.chance(0.4)];
  const scatter = times(count, () => random.normal() * 0.06);
  return framed(random, sheet, ({ x, y, w, h }) =>
    values
      .slice(1)
      .map((value, i) => {
        const [from, to] = [values[i]! + scatter[i]!, value + scatter[i + 1]!];
        const [top, bottom] = [Math.max(from, to), Math.min(from, to)];
        const pitch = w / count;
        const isTotal = totals && (i === 0 || i === count - 2);
        const foot = isTotal ? y + h : y + h * (1 - bottom);
        return (
          rect(
            x + i * pitch + pitch * 0.15,
            y + h * (1 - top),
            pitch * 0.7,
            Math.max(2, foot - y - h * (1 - top)),
            sheet.accents[isTotal ? 2 : to > from ? 0 : 1]!,
          ) +
          (joined
            ? line(x + (i + 0.85) * pitch, y + h * (1 - to), x + (i + 1.15) * pitch, y + h * (1 - to), sheet.ink)
            : '') +
          (labelled
            ? text(
                x + (i + 0.5) * pitch,
                y + h * (1 - top) - 5,
                (100 * (to - from)).toFixed(0),
                sheet.ink,
                11,
                'middle',
              )
            : '')
        );
      })
      .join(''),
  );
}

/** Each day's coldest to warmest, with the usual range behind or the mean within. */
function dailyRanges(...[random, sheet]: Parameters<Drawing>): string {
  const count = random.integer(14, 62);
  const kind = random.pick(['plain', 'mean', 'usual', 'gusts'] as const);
  const [up, down] = colours(random, sheet.accents);
  const round = random.chance(0.4) ? 'rx="3"' : '';
  return framed(random, sheet, ({ x, y, w, h }) =>
    walk(random, count)
      .map((value, i) => {
        const middle = 0.25 + 0.5 * value;
        const half = random.between(0.04, 0.12);
        const at = x + (w * (i + 0.5)) / count;
        const wide = (0.3 * w) / count;
        const row = (level: number) => y + h * (1 - level);
        const color = random.chance(0.5) ? up : down;
        const main = rect(at - wide, row(middle + half), 2 * wide, 2 * half * h, color, round);
        if (kind === 'plain') return main;
        if (kind === 'mean')
          return (
            main +
            line(at - wide, row(middle + half * random.between(-0.4, 0.4)), at + wide, row(middle), sheet.paper, 2)
          );
        if (kind === 'usual') return rect(at - wide * 0.3, row(0.7), wide * 0.6, 0.4 * h, `${color}55`) + main;
        return line(at, row(middle + half + random.between(0.01, 0.1)), at, row(middle), color, 1.5) + main;
      })
      .join(''),
  );
}

function lollipopRow(...[random, sheet]: Parameters<Drawing>): string {
  const count = random.integer(12, 50);
  const signed = random.chance(0.5);
  const square = random.chance(0.4);
  return framed(random, sheet, ({ x, y, w, h }) => {
    const foot = signed ? y + h / 2 : y + h;
    return walk(random, count)
      .map((value, i) => {
        const at = x + (w * (i + 0.5)) / count;
        const row = y + h * (1 - (signed ? random.between(0.1, 0.9) : value));
        const size = Math.min(7, (0.35 * w) / count);
        const color = sheet.accents[signed && row > foot ? 1 : 0]!;
        return (
          line(at, foot, at, row, color, 2) +
          (square
            ? rect(at - size, row - size, 2 * size, 2 * size, color)
            : `<circle cx="${at}" cy="${row}" r="${size}" fill="${color}"/>`)
        );
      })
      .join('');
  });
}

/** Before and after, joined; standing or lying. */
function dumbbellRow(...[random, sheet]: Parameters<Drawing>): string {
  const count = random.integer(10, 40);
  const lying = random.chance(0.3);
  const square = random.chance(0.4);
  const mark = (cx: number, cy: number, r: number, color: string) =>
    square ? rect(cx - r, cy - r, 2 * r, 2 * r, color) : `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${color}"/>`;
  return framed(random, sheet, ({ x, y, w, h }) =>
    walk(random, count)
      .map((value, i) => {
        const other = Math.min(
          0.98,
          Math.max(0.02, value + random.between(0.06, 0.25) * (random.chance(0.5) ? 1 : -1)),
        );
        const along = (i + 0.5) / count;
        const [ax, ay, bx, by] = lying
          ? [x + w * value, y + h * along, x + w * other, y + h * along]
          : [x + w * along, y + h * (1 - value), x + w * along, y + h * (1 - other)];
        const r = Math.min(6, (0.35 * (lying ? h : w)) / count);
        return (
          line(ax, ay, bx, by, sheet.ink, 2) + mark(ax, ay, r, sheet.accents[0]!) + mark(bx, by, r, sheet.accents[1]!)
        );
      })
      .join(''),
  );
}
