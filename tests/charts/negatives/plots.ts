import { type Drawing, framed, line, rect, times, walk } from './paper.ts';

/** Charts that are no candlestick charts. */
export const PLOTS = {
  boxPlot,
  errorBars,
  lineChart,
  areaChart,
  columnChart,
  histogram,
  depthChart,
  gantt,
  pointsAndLines,
} satisfies Record<string, Drawing>;

function boxPlot(...[random, sheet]: Parameters<Drawing>): string {
  const count = random.integer(5, 26);
  const filled = random.chance(0.5);
  return framed(random, sheet, ({ x, y, w, h }) =>
    times(count, (i) => {
      const middle = random.between(0.3, 0.7);
      const [low, q1, q3, high] = [
        middle - random.between(0.14, 0.28),
        middle - random.between(0.04, 0.13),
        middle + random.between(0.04, 0.13),
        middle + random.between(0.14, 0.28),
      ];
      const at = x + (w * (i + 0.5)) / count;
      const half = (w / count) * 0.3;
      const color = sheet.accents[i % sheet.accents.length]!;
      const row = (value: number) => y + h * (1 - value);
      const caps = [low, high].map((value) =>
        line(at - half / 2, row(value), at + half / 2, row(value), sheet.ink, 1.5),
      );
      const outlier = random.chance(0.3)
        ? `<circle cx="${at}" cy="${row(high + 0.04)}" r="2.5" fill="none" stroke="${sheet.ink}"/>`
        : '';
      return (
        line(at, row(high), at, row(low), sheet.ink, 1.5) +
        rect(at - half, row(q3), half * 2, row(q1) - row(q3), filled ? color : sheet.paper, `stroke="${sheet.ink}"`) +
        line(at - half, row(middle), at + half, row(middle), sheet.ink, 2) +
        caps.join('') +
        outlier
      );
    }).join(''),
  );
}

function errorBars(...[random, sheet]: Parameters<Drawing>): string {
  const count = random.integer(8, 40);
  const heights = walk(random, count);
  const columns = random.chance(0.5);
  const color = random.pick(sheet.accents);
  return framed(random, sheet, ({ x, y, w, h }) =>
    heights
      .map((value, i) => {
        const at = x + (w * (i + 0.5)) / count;
        const half = Math.min(12, (w / count) * 0.32);
        const spread = random.between(0.03, 0.12) * h;
        const row = y + h * (1 - value);
        const mark = columns
          ? rect(at - half, row, half * 2, y + h - row, color)
          : `<circle cx="${at}" cy="${row}" r="4" fill="${color}"/>`;
        return (
          mark +
          line(at, row - spread, at, row + spread, sheet.ink, 1.5) +
          line(at - 4, row - spread, at + 4, row - spread, sheet.ink, 1.5) +
          line(at - 4, row + spread, at + 4, row + spread, sheet.ink, 1.5)
        );
      })
      .join(''),
  );
}

const path = (values: readonly number[], { x, y, w, h }: { x: number; y: number; w: number; h: number }) =>
  values
    .map(
      (value, i) =>
        `${i ? 'L' : 'M'}${(x + (w * i) / (values.length - 1)).toFixed(1)} ${(y + h * (1 - value)).toFixed(1)}`,
    )
    .join('');

function lineChart(...[random, sheet]: Parameters<Drawing>): string {
  return framed(random, sheet, (plot) =>
    times(
      random.integer(1, 3),
      (i) =>
        `<path d="${path(walk(random, 160), plot)}" fill="none" stroke="${sheet.accents[i % sheet.accents.length]}" stroke-width="2"/>`,
    ).join(''),
  );
}

function areaChart(...[random, sheet]: Parameters<Drawing>): string {
  const color = random.pick(sheet.accents);
  return framed(random, sheet, (plot) => {
    const top = path(walk(random, 120), plot);
    return `<path d="${top}L${plot.x + plot.w} ${plot.y + plot.h}L${plot.x} ${plot.y + plot.h}Z" fill="${color}" fill-opacity=".35"/><path d="${top}" fill="none" stroke="${color}" stroke-width="2"/>`;
  });
}

/** Columns over and under a zero line, red and green: profit and loss. */
function columnChart(...[random, sheet]: Parameters<Drawing>): string {
  const count = random.integer(10, 70);
  const signed = random.chance(0.6);
  return framed(random, sheet, ({ x, y, w, h }) => {
    const zero = signed ? y + h / 2 : y + h;
    return times(count, (i) => {
      const size = random.between(0.05, signed ? 0.45 : 0.9) * h;
      const up = !signed || random.chance(0.5);
      return rect(
        x + (w * i) / count + 1,
        up ? zero - size : zero,
        (w / count) * 0.7,
        size,
        sheet.accents[up ? 0 : 1]!,
      );
    }).join('');
  });
}

function histogram(...[random, sheet]: Parameters<Drawing>): string {
  const count = random.integer(18, 60);
  return framed(random, sheet, ({ x, y, w, h }) =>
    times(count, (i) => {
      const size = h * 0.9 * Math.exp(-(((i - count / 2) / (count / 5)) ** 2)) * random.between(0.8, 1);
      return rect(x + (w * i) / count, y + h - size, w / count - 0.5, size, sheet.accents[0]!);
    }).join(''),
  );
}

function depthChart(...[random, sheet]: Parameters<Drawing>): string {
  return framed(random, sheet, ({ x, y, w, h }) =>
    [-1, 1]
      .map((side, which) => {
        let height = 0;
        const middle = x + w / 2;
        const points = times(40, (i) => {
          height += random.between(0, 0.045);
          const at = middle + side * (w / 2) * (i / 40);
          const row = y + h * (1 - Math.min(0.95, height));
          return `L${at} ${row}L${at + (side * w) / 80} ${row}`;
        }).join('');
        return `<path d="M${middle} ${y + h}${points}L${middle + (side * w) / 2} ${y + h}Z" fill="${sheet.accents[which]}" fill-opacity=".3" stroke="${sheet.accents[which]}"/>`;
      })
      .join(''),
  );
}

function gantt(...[random, sheet]: Parameters<Drawing>): string {
  const count = random.integer(8, 18);
  return framed(random, sheet, ({ x, y, w, h }) =>
    times(count, (i) => {
      const start = random.between(0, 0.6) * w;
      return rect(
        x + start,
        y + (h * (i + 0.2)) / count,
        random.between(0.08, 0.35) * w,
        (h / count) * 0.6,
        random.pick(sheet.accents),
        'rx="3"',
      );
    }).join(''),
  );
}

function pointsAndLines(...[random, sheet]: Parameters<Drawing>): string {
  return framed(random, sheet, ({ x, y, w, h }) =>
    times(
      random.integer(60, 160),
      () =>
        `<circle cx="${x + random.next() * w}" cy="${y + h * (0.5 + random.normal() * 0.16)}" r="${random.between(2, 6)}" fill="${random.pick(sheet.accents)}" fill-opacity=".6"/>`,
    ).join(''),
  );
}
