import { type Drawing, framed, line, rect, times, walk } from '../negatives/paper.ts';

/** Charts near to candlesticks that are none. */
export const BLIND_PLOTS = {
  violins,
  waterfall,
  temperatureRanges,
  renko,
  pointAndFigure,
  lollipops,
  dumbbells,
  stackedBars,
  stepLine,
  bandChart,
} satisfies Record<string, Drawing>;

type Parts = Parameters<Drawing>;

function violins(...[random, sheet]: Parts): string {
  const count = random.integer(4, 10);
  return framed(random, sheet, ({ x, y, w, h }) =>
    times(count, (i) => {
      const at = x + (w * (i + 0.5)) / count;
      const middle = y + h * random.between(0.35, 0.65);
      const tall = h * random.between(0.15, 0.3);
      const wide = (w / count) * random.between(0.25, 0.45);
      return `<path d="M${at} ${middle - tall}Q${at + wide} ${middle} ${at} ${middle + tall}Q${at - wide} ${middle} ${at} ${middle - tall}Z" fill="${sheet.accents[i % 4]}" stroke="${sheet.ink}"/>${rect(at - 4, middle - tall / 3, 8, tall / 1.5, sheet.ink)}<circle cx="${at}" cy="${middle}" r="3" fill="#fff"/>`;
    }).join(''),
  );
}

function waterfall(...[random, sheet]: Parts): string {
  const count = random.integer(7, 16);
  return framed(random, sheet, ({ x, y, w, h }) => {
    let level = 0.3;
    return times(count, (i) => {
      const next = Math.min(0.92, Math.max(0.06, level + random.normal() * 0.12));
      const bar = rect(
        x + (w * (i + 0.15)) / count,
        y + h * (1 - Math.max(level, next)),
        (w / count) * 0.7,
        Math.abs(next - level) * h,
        sheet.accents[next > level ? 0 : 1]!,
      );
      const join = line(
        x + (w * (i + 0.15)) / count,
        y + h * (1 - next),
        x + (w * (i + 1.85)) / count,
        y + h * (1 - next),
        sheet.ink,
      );
      level = next;
      return bar + join;
    }).join('');
  });
}

/** A bar from the day's coldest to its warmest hour. */
function temperatureRanges(...[random, sheet]: Parts): string {
  const middle = walk(random, 31);
  return framed(random, sheet, ({ x, y, w, h }) =>
    middle
      .map((value, i) =>
        rect(
          x + (w * (i + 0.25)) / 31,
          y + h * (0.85 - value * 0.7),
          w / 62,
          h * random.between(0.08, 0.16),
          sheet.accents[1]!,
          'rx="5"',
        ),
      )
      .join(''),
  );
}

function renko(...[random, sheet]: Parts): string {
  const count = random.integer(30, 60);
  return framed(random, sheet, ({ x, y, w, h }) => {
    let level = 12;
    return times(count, (i) => {
      const up = random.chance(level > 20 ? 0.2 : level < 4 ? 0.8 : 0.52);
      level += up ? 1 : -1;
      return rect(
        x + (w * i) / count,
        y + h - (level * h) / 26,
        w / count,
        h / 26,
        sheet.accents[up ? 0 : 1]!,
        `stroke="${sheet.paper}"`,
      );
    }).join('');
  });
}

function pointAndFigure(...[random, sheet]: Parts): string {
  return framed(random, sheet, ({ x, y, w, h }) => {
    const size = h / 26;
    let level = 12;
    return times(Math.floor(w / size), (i) => {
      const up = i % 2 === 0;
      const run = random.integer(3, 7);
      const from = Math.min(24, Math.max(2, level));
      level += up ? run : -run;
      return times(run, (k) => {
        const [cx, cy] = [x + (i + 0.5) * size, y + h - (from + (up ? k : -k)) * size];
        if (!up)
          return `<circle cx="${cx}" cy="${cy}" r="${size * 0.36}" fill="none" stroke="${sheet.accents[1]}" stroke-width="2"/>`;
        const r = size * 0.34;
        return (
          line(cx - r, cy - r, cx + r, cy + r, sheet.accents[0]!, 2) +
          line(cx - r, cy + r, cx + r, cy - r, sheet.accents[0]!, 2)
        );
      }).join('');
    }).join('');
  });
}

function lollipops(...[random, sheet]: Parts): string {
  const values = walk(random, random.integer(14, 40));
  return framed(random, sheet, ({ x, y, w, h }) =>
    values
      .map((value, i) => {
        const at = x + (w * (i + 0.5)) / values.length;
        return (
          line(at, y + h, at, y + h * (1 - value), sheet.accents[2]!, 2) +
          `<circle cx="${at}" cy="${y + h * (1 - value)}" r="6" fill="${sheet.accents[2]}"/>`
        );
      })
      .join(''),
  );
}

function dumbbells(...[random, sheet]: Parts): string {
  const count = random.integer(12, 30);
  return framed(random, sheet, ({ x, y, w, h }) =>
    times(count, (i) => {
      const at = x + (w * (i + 0.5)) / count;
      const [a, b] = [y + h * random.between(0.1, 0.45), y + h * random.between(0.5, 0.9)];
      return `${line(at, a, at, b, sheet.ink, 2)}<circle cx="${at}" cy="${a}" r="5" fill="${sheet.accents[0]}"/><circle cx="${at}" cy="${b}" r="5" fill="${sheet.accents[1]}"/>`;
    }).join(''),
  );
}

function stackedBars(...[random, sheet]: Parts): string {
  const count = random.integer(8, 30);
  return framed(random, sheet, ({ x, y, w, h }) =>
    times(count, (i) => {
      let bottom = y + h;
      return sheet.accents
        .map((color) => {
          const size = h * random.between(0.05, 0.22);
          bottom -= size;
          return rect(x + (w * (i + 0.15)) / count, bottom, (w / count) * 0.7, size, color);
        })
        .join('');
    }).join(''),
  );
}

function stepLine(...[random, sheet]: Parts): string {
  return framed(
    random,
    sheet,
    ({ x, y, w, h }) =>
      `<path d="M${x} ${y + h / 2}${walk(random, 60)
        .map((value, i) => `V${y + h * (1 - value)}H${x + (w * (i + 1)) / 60}`)
        .join('')}" fill="none" stroke="${sheet.accents[0]}" stroke-width="2"/>`,
  );
}

function bandChart(...[random, sheet]: Parts): string {
  const values = walk(random, 80);
  return framed(random, sheet, ({ x, y, w, h }) => {
    const point = (value: number, i: number) => `${(x + (w * i) / 79).toFixed(1)},${(y + h * (1 - value)).toFixed(1)}`;
    const upper = values.map((value, i) => point(value + 0.06, i));
    const lower = values.map((value, i) => point(value - 0.06, i)).toReversed();
    return `<polygon points="${[...upper, ...lower].join(' ')}" fill="${sheet.accents[2]}" opacity=".3"/><polyline points="${values.map(point).join(' ')}" fill="none" stroke="${sheet.accents[2]}" stroke-width="2"/>`;
  });
}
