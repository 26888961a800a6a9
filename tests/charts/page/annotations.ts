import { priceText } from './price-text.ts';
import { type Scene, svgLine, svgTag, svgText } from './scene.ts';

/** What analysts and their apps write on charts: counted waves, named patterns, fans of lines, strokes in the candles' own colours, tables under the cursor. */
export const ANNOTATIONS = { waves, patternNames, fan, pen, dayLines, dealPills, cursorTable, priceFlags, arrows, box };

const inkOf = ({ random, sketch }: Scene): string =>
  random.pick([sketch.theme.up.wick, sketch.theme.down.wick, sketch.theme.text, '#2962ff', '#ff9800']);

/** A zigzag through highs and lows with a number in a ring at each turn. */
function waves(scene: Scene): string {
  const { candles, rowOf, random } = scene;
  const color = inkOf(scene);
  const step = Math.max(1, Math.floor(candles.length / random.integer(5, 7)));
  const turns = candles
    .filter((_, i) => i % step === Math.floor(step / 2))
    .slice(0, 6)
    .map(({ x, h, l }, i) => ({ x, y: i % 2 ? rowOf(h) - 4 : rowOf(l) + 4 }));
  const rings = turns.map(({ x, y }, i) => {
    const cy = i % 2 ? y - 11 : y + 11;
    return `<circle cx="${x}" cy="${cy}" r="8" fill="none" stroke="${color}"/>${svgText(x, cy + 4, String(i), { fill: color, anchor: 'middle', size: 10 })}`;
  });
  return `<polyline points="${turns.map(({ x, y }) => `${x},${y}`).join(' ')}" fill="none" stroke="${color}" stroke-width="1.5"/>${rings.join('')}`;
}

/** Letters over candles that a study has named. */
function patternNames({ candles, rowOf, random, sketch }: Scene): string {
  return Array.from({ length: 6 }, () => {
    const { x, h } = random.pick(candles);
    const fill = random.pick([sketch.theme.up.wick, sketch.theme.down.wick, '#2962ff']);
    return svgTag(x - 16, rowOf(h) - 12, random.pick(['BE', 'H', 'Doji', 'EN', 'HH', 'LL', 'BOS']), {
      fill,
      color: '#fff',
      size: 10,
    });
  }).join('');
}

/** Rays from one point, through the plot. */
function fan(scene: Scene): string {
  const { candles, rowOf, plot, random } = scene;
  const from = random.pick(candles.slice(0, Math.ceil(candles.length / 3)));
  const color = inkOf(scene);
  const wide = plot.x + plot.w - from.x;
  return Array.from({ length: 4 }, (_, i) => {
    const drop = plot.h * (0.16 * (i + 1) - 0.4);
    return svgLine(from.x, rowOf(from.l), plot.x + plot.w, rowOf(from.l) - (drop * wide) / plot.w, color);
  }).join('');
}

/** A pen's strokes, often in one of the candles' colours: an underline, a tick, a ring that is not closed. */
function pen(scene: Scene): string {
  const { candles, rowOf, random } = scene;
  const color = inkOf(scene);
  const wide = random.pick([2, 3, 5]);
  const at = random.pick(candles);
  const y = rowOf(at.l) + 10;
  const stroke = `fill="none" stroke="${color}" stroke-width="${wide}" stroke-linecap="round" stroke-linejoin="round"`;
  return `<path d="M${at.x - 60} ${y + 4}q30 ${random.integer(-9, 9)} 60 0t70 3" ${stroke}/><path d="M${at.x - 30} ${y - 30}q-22 -46 24 -50q52 2 34 44q-20 26 -50 12" ${stroke}/><path d="M${at.x + 60} ${y - 20}l10 14l24 -34" ${stroke}/>`;
}

/** Dashed upright lines where days or sessions begin, with their names. */
function dayLines(scene: Scene): string {
  const { candles, plot, random, sketch } = scene;
  const step = Math.max(4, Math.round(candles.length / random.integer(3, 7)));
  const dash = random.pick(['stroke-dasharray="4 4"', 'stroke-dasharray="1 3"', '']);
  const color = random.pick([sketch.theme.text, '#2962ff', '#9c27b0']);
  return candles
    .filter((_, i) => i % step === 2)
    .map(
      ({ x }) =>
        svgLine(x, plot.y, x, plot.y + plot.h, color, `${dash} stroke-opacity=".7"`) +
        svgText(x + 3, plot.y + plot.h - 4, random.pick(['Mon', 'Tue', 'Asia', 'NY']), { fill: color, size: 9 }),
    )
    .join('');
}

/** A deal with its stop and target: full-width lines, pills with profit and a cross, right or left in the plot. */
function dealPills({ axis, rowOf, plot, random, sketch }: Scene): string {
  const middle = random.between(0.3, 0.7);
  return [middle - 0.18, middle, middle + 0.2]
    .map((fraction, i) => {
      const price = axis.p1 + fraction * (axis.p2 - axis.p1);
      const color = [sketch.theme.down.wick, '#2962ff', sketch.theme.up.wick][i]!;
      const x = plot.x + plot.w * (random.chance(0.5) ? 0.04 : 0.55);
      return (
        svgLine(
          plot.x,
          rowOf(price),
          plot.x + plot.w,
          rowOf(price),
          color,
          random.chance(0.5) ? '' : 'stroke-dasharray="5 3"',
        ) +
        svgTag(
          x,
          rowOf(price),
          `${['SL', 'Long 0.5', 'TP'][i]} ${priceText(price, sketch)} ${random.integer(-90, 140)}%`,
          {
            fill: color,
            color: '#fff',
          },
        )
      );
    })
    .join('');
}

/** What a finger on a candle brings up: two lines and a table of its prices. */
function cursorTable({ candles, plot, rowOf, random, sketch }: Scene): string {
  const { theme } = sketch;
  const at = candles[random.integer(Math.floor(candles.length / 3), candles.length - 1)]!;
  const rows = [
    ['Open', at.o],
    ['High', at.h],
    ['Low', at.l],
    ['Close', at.c],
  ] as const;
  const left = at.x > plot.x + plot.w / 2 ? plot.x + 6 : plot.x + plot.w - 126;
  const table = `<rect x="${left}" y="${plot.y + 8}" width="120" height="${rows.length * 16 + 10}" rx="4" fill="${theme.background}" fill-opacity="${random.pick([0.8, 0.95, 1])}" stroke="${theme.text}" stroke-opacity=".5"/>`;
  const texts = rows.map(
    ([name, price], i) =>
      svgText(left + 6, plot.y + 24 + 16 * i, name, { fill: theme.text, size: 10 }) +
      svgText(left + 114, plot.y + 24 + 16 * i, priceText(price, sketch), {
        fill: theme.text,
        size: 10,
        anchor: 'end',
      }),
  );
  const dash = 'stroke-dasharray="3 3"';
  return (
    svgLine(at.x, plot.y, at.x, plot.y + plot.h, theme.text, dash) +
    svgLine(plot.x, rowOf(at.c), plot.x + plot.w, rowOf(at.c), theme.text, dash) +
    table +
    texts.join('')
  );
}

/** Named levels with filled flags at the plot's right edge. */
function priceFlags({ axis, rowOf, plot, random, sketch }: Scene): string {
  return ['Prev close', 'VWAP', 'High', 'Low']
    .map((name) => {
      const price = axis.p1 + random.between(0.05, 0.95) * (axis.p2 - axis.p1);
      const color = random.pick(['#787b86', '#2962ff', sketch.theme.up.wick, sketch.theme.down.wick]);
      return (
        svgLine(plot.x, rowOf(price), plot.x + plot.w, rowOf(price), color, 'stroke-dasharray="2 2"') +
        svgTag(plot.x + plot.w - 4, rowOf(price), `${name} ${priceText(price, sketch)}`, {
          fill: color,
          color: '#fff',
          size: 10,
          anchor: 'end',
        })
      );
    })
    .join('');
}

/** Fat arrows where somebody wants one to look. */
function arrows(scene: Scene): string {
  const { candles, rowOf, random } = scene;
  return Array.from({ length: 3 }, () => {
    const { x, h, l } = random.pick(candles);
    const up = random.chance(0.5);
    const y = up ? rowOf(l) + 8 : rowOf(h) - 8;
    const d = up ? 1 : -1;
    return `<path d="M${x} ${y}l9 ${12 * d}h-5v${20 * d}h-8v${-20 * d}h-5z" fill="${inkOf(scene)}"/>`;
  }).join('');
}

/** Outlined rectangles about some candles, with words. */
function box(scene: Scene): string {
  const { candles, rowOf, random } = scene;
  const from = random.integer(0, Math.floor(candles.length * 0.6));
  const within = candles.slice(from, from + Math.max(3, Math.floor(candles.length / 5)));
  const [top, bottom] = [
    rowOf(Math.max(...within.map(({ h }) => h))) - 5,
    rowOf(Math.min(...within.map(({ l }) => l))) + 5,
  ];
  const [left, right] = [within[0]!.x - 5, within.at(-1)!.x + 5];
  const color = inkOf(scene);
  return (
    `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" fill="none" stroke="${color}" stroke-width="${random.pick([1, 2])}"/>` +
    svgText(left, top - 4, random.pick(['accumulation', 'range', 'FVG 1h', 'distribution']), { fill: color, size: 11 })
  );
}
