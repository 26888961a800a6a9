import { type Drawing, rect, svg, text, times, walk } from './paper.ts';

/** Screens of apps and pages without a chart of candles. */
export const PAGES = { dashboard, treeMap, orderBook, table, textPage, calendar } satisfies Record<string, Drawing>;

const WORDS =
  'market price volume session trend support open close level report growth rate index fund quarter results demand supply cost margin order trade risk value'.split(
    ' ',
  );

function dashboard(...[random, sheet]: Parameters<Drawing>): string {
  const [columns, rows] = [random.integer(3, 4), random.integer(2, 4)];
  const [w, h] = [sheet.width / columns, sheet.height / rows];
  const tile = (i: number) => {
    const [x, y] = [(i % columns) * w + 8, Math.floor(i / columns) * h + 8];
    const points = walk(random, 24).map(
      (value, k) => `${x + 14 + (k * (w - 50)) / 23},${y + h - 26 - value * h * 0.3}`,
    );
    const bars = times(12, (k) =>
      rect(x + 14 + k * ((w - 44) / 12), y + h - 24 - k * 2, (w - 44) / 18, 8 + k * 2, random.pick(sheet.accents)),
    );
    const inner = random.chance(0.5)
      ? `<polyline points="${points.join(' ')}" fill="none" stroke="${random.pick(sheet.accents)}" stroke-width="2"/>`
      : bars.join('');
    return `${rect(x, y, w - 16, h - 16, `${sheet.ink}10`, 'rx="8"')}${text(x + 14, y + 24, random.pick(WORDS), sheet.ink, 13)}${text(x + 14, y + 54, random.integer(100, 99999).toLocaleString('en-US'), sheet.ink, 26)}${inner}`;
  };
  return svg(sheet, times(columns * rows, tile).join(''));
}

function treeMap(...[random, sheet]: Parameters<Drawing>): string {
  const shades = ['#1f8a4c', '#2fb566', '#45d483', '#7a2430', '#b3364a', '#e0485f', '#555b66'];
  const split = (x: number, y: number, w: number, h: number, depth: number): string => {
    if (!depth || w < 60 || h < 40)
      return (
        rect(x + 1, y + 1, w - 2, h - 2, random.pick(shades)) +
        (w > 46
          ? text(
              x + w / 2,
              y + h / 2,
              random.pick(['ACM', 'PNY', 'OIL', 'BNK', 'CHP', 'AIR']),
              '#fff',
              Math.min(22, w / 4),
              'middle',
            ) + text(x + w / 2, y + h / 2 + 18, `${random.between(-4, 4).toFixed(2)}%`, '#fff', 11, 'middle')
          : '')
      );
    const at = random.between(0.3, 0.7);
    return w > h
      ? split(x, y, w * at, h, depth - 1) + split(x + w * at, y, w * (1 - at), h, depth - 1)
      : split(x, y, w, h * at, depth - 1) + split(x, y + h * at, w, h * (1 - at), depth - 1);
  };
  return svg(sheet, split(0, 0, sheet.width, sheet.height, 6));
}

function orderBook(...[random, sheet]: Parameters<Drawing>): string {
  const rows = Math.floor(sheet.height / 24);
  const from = random.between(10, 60000);
  return svg(
    sheet,
    times(rows, (i) => {
      const ask = i < rows / 2;
      const color = sheet.accents[ask ? 1 : 0]!;
      const y = i * 24;
      const size = random.between(0.05, 0.95) * sheet.width;
      return `${rect(sheet.width - size, y + 1, size, 22, `${color}33`)}${text(16, y + 17, (from * (1 + (rows / 2 - i) * 0.0005)).toFixed(2), color, 14)}${text(sheet.width / 2, y + 17, random.between(0.01, 30).toFixed(4), sheet.ink, 14, 'middle')}${text(sheet.width - 16, y + 17, random.between(10, 90000).toFixed(0), sheet.ink, 14, 'end')}`;
    }).join(''),
  );
}

function table(...[random, sheet]: Parameters<Drawing>): string {
  const columns = random.integer(4, 7);
  const cell = (row: number, column: number) =>
    row === 0 || column === 0 ? `<b>${random.pick(WORDS)}</b>` : random.between(-50, 900).toFixed(2);
  const lines = times(
    Math.floor(sheet.height / 32),
    (row) =>
      `<tr style="background:${row % 2 ? `${sheet.ink}0d` : 'none'}">${times(columns, (column) => `<td style="padding:6px 12px">${cell(row, column)}</td>`).join('')}</tr>`,
  );
  return `<table style="width:100%;border-collapse:collapse;font:14px ${sheet.font};color:${sheet.ink}">${lines.join('')}</table>`;
}

function textPage(...[random, sheet]: Parameters<Drawing>): string {
  const paragraph = () => `<p>${times(random.integer(30, 70), () => random.pick(WORDS)).join(' ')}.</p>`;
  return `<div style="padding:5% 8%;font:${random.integer(14, 19)}px/1.55 ${sheet.font};color:${sheet.ink}"><h1>${times(5, () => random.pick(WORDS)).join(' ')}</h1>${times(9, paragraph).join('')}</div>`;
}

function calendar(...[random, sheet]: Parameters<Drawing>): string {
  const [w, h] = [sheet.width / 7, sheet.height / 6];
  return svg(
    sheet,
    times(42, (i) => {
      const [x, y] = [(i % 7) * w, Math.floor(i / 7) * h];
      const event = random.chance(0.35)
        ? rect(x + 6, y + h * 0.45, w - 12, 20, random.pick(sheet.accents), 'rx="4"') +
          text(x + 12, y + h * 0.45 + 14, random.pick(WORDS), '#fff', 11)
        : '';
      return (
        rect(x, y, w, h, 'none', `stroke="${sheet.ink}33"`) +
        text(x + 8, y + 18, String((i % 31) + 1), sheet.ink, 14) +
        event
      );
    }).join(''),
  );
}
