import { type Drawing, framed, line, rect, text, times, walk } from './paper.ts';

/** Columns, lines and bands over time. */
export const TIME_PLOTS = {
  stackedColumns,
  groupedColumns,
  stepsOverTime,
  bandOverTime,
  priceLineWithVolume,
  volumeByPrice,
  oscillator,
  smallMultiples,
} satisfies Record<string, Drawing>;

function stackedColumns(...[random, sheet]: Parameters<Drawing>): string {
  const count = random.integer(10, 40);
  const floating = random.chance(0.4);
  return framed(random, sheet, ({ x, y, w, h }) =>
    walk(random, count)
      .map((value, i) => {
        let foot = y + h * (floating ? 1 - 0.5 * value : 1);
        return times(3, (part) => {
          const tall = h * random.between(0.05, 0.2);
          foot -= tall;
          return rect(x + (w * i) / count, foot, (0.75 * w) / count, tall, sheet.accents[part]!);
        }).join('');
      })
      .join(''),
  );
}

function groupedColumns(...[random, sheet]: Parameters<Drawing>): string {
  const groups = random.integer(5, 16);
  return framed(random, sheet, ({ x, y, w, h }) =>
    times(groups * 3, (i) => {
      const tall = h * random.between(0.1, 0.9);
      return i % 3 === 2
        ? ''
        : rect(x + (w * i) / groups / 3, y + h - tall, (0.9 * w) / groups / 3, tall, sheet.accents[i % 3]!);
    }).join(''),
  );
}

const trace = (points: readonly (readonly [number, number])[]) =>
  points.map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

function stepsOverTime(...[random, sheet]: Parameters<Drawing>): string {
  const values = walk(random, random.integer(16, 60));
  const [dashed, marked] = [random.chance(0.3), random.chance(0.4)];
  return framed(random, sheet, ({ x, y, w, h }) => {
    const corners = values.flatMap((value, i) => {
      const row = y + h * (1 - value);
      return [[x + (w * i) / values.length, row] as const, [x + (w * (i + 1)) / values.length, row] as const];
    });
    const marks = marked ? corners.map(([cx, cy]) => rect(cx - 3, cy - 3, 6, 6, sheet.accents[0]!)).join('') : '';
    return `<path d="${trace(corners)}" fill="none" stroke="${sheet.accents[0]}" stroke-width="${random.integer(1, 3)}" ${dashed ? 'stroke-dasharray="6 4"' : ''}/>${marks}`;
  });
}

function bandOverTime(...[random, sheet]: Parameters<Drawing>): string {
  const values = walk(random, 90).map((value) => 0.25 + 0.5 * value);
  const bars = random.chance(0.4);
  return framed(random, sheet, ({ x, y, w, h }) => {
    const points = (shift: number) =>
      values.map((value, i) => [x + (w * i) / (values.length - 1), y + h * (1 - value - shift)] as const);
    const band = `${trace(points(0.1))}${trace(points(-0.1).toReversed()).replace('M', 'L')}Z`;
    const ticks = bars
      ? values
          .filter((_, i) => i % 3 === 0)
          .map((value, i) =>
            line(
              x + (w * i * 3) / 89,
              y + h * (1 - value - 0.1),
              x + (w * i * 3) / 89,
              y + h * (1 - value + 0.1),
              sheet.accents[1]!,
            ),
          )
          .join('')
      : '';
    return `<path d="${band}" fill="${sheet.accents[0]}" fill-opacity=".3"/>${ticks}<path d="${trace(points(0))}" fill="none" stroke="${sheet.accents[0]}" stroke-width="2"/>`;
  });
}

/** A trading app's line or mountain with volume bars under it and a tag at its end. */
function priceLineWithVolume(...[random, sheet]: Parameters<Drawing>): string {
  const values = walk(random, random.integer(60, 160));
  const [filled, marked] = [random.chance(0.5), random.chance(0.3)];
  return framed(random, sheet, ({ x, y, w, h }) => {
    const points = values.map((value, i) => [x + (w * i) / values.length, y + 0.75 * h * (1 - value)] as const);
    const volume = values.map((value, i) => {
      const tall = 0.2 * h * random.between(0.1, 1);
      return rect(
        x + (w * i) / values.length,
        y + h - tall,
        (0.7 * w) / values.length,
        tall,
        sheet.accents[value > (values[i - 1] ?? value) ? 0 : 1]!,
      );
    });
    const last = points.at(-1)!;
    const fill = filled
      ? `<path d="${trace(points)}L${last[0]} ${y + 0.78 * h}L${x} ${y + 0.78 * h}Z" fill="${sheet.accents[2]}" fill-opacity=".25"/>`
      : '';
    const dots = marked
      ? points.map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="3" fill="${sheet.accents[2]}"/>`).join('')
      : '';
    return `${fill}<path d="${trace(points)}" fill="none" stroke="${sheet.accents[2]}" stroke-width="2"/>${dots}${volume.join('')}${line(x, last[1], x + w, last[1], sheet.accents[2]!)}`;
  });
}

function volumeByPrice(...[random, sheet]: Parameters<Drawing>): string {
  const rows = random.integer(20, 50);
  return framed(random, sheet, ({ x, y, w, h }) =>
    times(rows, (i) => {
      const long = w * random.between(0.05, 0.6) * Math.exp(-(((i - rows / 2) / (rows / 3)) ** 2));
      const share = random.between(0.3, 0.7);
      return (
        rect(x, y + (h * i) / rows, long * share, (0.85 * h) / rows, sheet.accents[0]!) +
        rect(x + long * share, y + (h * i) / rows, long * (1 - share), (0.85 * h) / rows, sheet.accents[1]!)
      );
    }).join(''),
  );
}

/** Columns over and under zero that swell and fall, with two lines: an indicator without its chart. */
function oscillator(...[random, sheet]: Parameters<Drawing>): string {
  const count = random.integer(50, 130);
  const rate = random.between(0.1, 0.3);
  return framed(random, sheet, ({ x, y, w, h }) => {
    const value = (i: number) => Math.sin(i * rate) * Math.cos(i * rate * 0.37) * 0.4;
    const columns = times(count, (i) => {
      const size = value(i) * h * 0.6;
      return rect(
        x + (w * i) / count,
        size > 0 ? y + h / 2 - size : y + h / 2,
        (0.7 * w) / count,
        Math.abs(size),
        sheet.accents[size > 0 ? 0 : 1]!,
      );
    });
    const lines = [0, 3].map(
      (lag, which) =>
        `<path d="${trace(times(count, (i) => [x + (w * i) / count, y + h / 2 - value(i - lag) * h] as const))}" fill="none" stroke="${sheet.accents[2 + which]}" stroke-width="1.5"/>`,
    );
    return columns.join('') + lines.join('');
  });
}

/** Many small plots of columns and lines, each with its own numbers. */
function smallMultiples(...[random, sheet]: Parameters<Drawing>): string {
  const [columns, rows] = [random.integer(2, 5), random.integer(2, 5)];
  const kind = random.pick(['columns', 'lines', 'ranges'] as const);
  return framed(random, sheet, ({ x, y, w, h }) =>
    times(columns * rows, (cell) => {
      const [left, top] = [x + ((cell % columns) * w) / columns, y + (Math.floor(cell / columns) * h) / rows];
      const [wide, tall] = [w / columns - 14, h / rows - 26];
      const values = walk(random, 14);
      const marks = values.map((value, i) => {
        const at = left + (wide * i) / 14;
        if (kind === 'columns')
          return rect(at, top + 20 + tall * (1 - value), wide / 20, tall * value, sheet.accents[0]!);
        if (kind === 'ranges')
          return rect(
            at,
            top + 20 + tall * (1 - value) - 8,
            wide / 20,
            16 * random.between(0.5, 1),
            sheet.accents[random.integer(0, 1)]!,
          );
        return i
          ? line(
              left + (wide * (i - 1)) / 14,
              top + 20 + tall * (1 - values[i - 1]!),
              at,
              top + 20 + tall * (1 - value),
              sheet.accents[1]!,
              2,
            )
          : '';
      });
      return (
        text(
          left,
          top + 14,
          `${random.pick(['North', 'South', 'East', 'West'])} ${random.integer(1, 99)}`,
          sheet.ink,
          12,
        ) + marks.join('')
      );
    }).join(''),
  );
}
