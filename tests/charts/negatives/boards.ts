import { type Drawing, line, rect, svg, text, times } from './paper.ts';

/** Ruled sheets and boards of squares. */
export const BOARDS = {
  spreadsheet,
  dayPlan,
  chessBoard,
  dominoes,
  numbersAlone,
} satisfies Record<string, Drawing>;

function spreadsheet(...[random, sheet]: Parameters<Drawing>): string {
  const [w, h] = [random.integer(70, 110), random.integer(20, 28)];
  const [columns, rows] = [Math.ceil(sheet.width / w), Math.ceil(sheet.height / h)];
  const cells = times(columns * rows, (i) => {
    const [x, y] = [(i % columns) * w, Math.floor(i / columns) * h];
    return (
      rect(x, y, w, h, random.chance(0.06) ? `${sheet.accents[0]}55` : 'none', `stroke="${sheet.ink}33"`) +
      (random.chance(0.75)
        ? text(x + w - 6, y + h - 6, random.between(-900, 9000).toFixed(2), sheet.ink, 12, 'end')
        : '')
    );
  });
  return svg(sheet, cells.join(''));
}

/** A week's appointments in columns of days. */
function dayPlan(...[random, sheet]: Parameters<Drawing>): string {
  const days = random.integer(5, 14);
  const w = (sheet.width - 50) / days;
  const hours = times(
    12,
    (i) =>
      line(50, (i * sheet.height) / 12, sheet.width, (i * sheet.height) / 12, `${sheet.ink}22`) +
      text(8, (i * sheet.height) / 12 + 14, `${8 + i}:00`, sheet.ink, 12),
  );
  const events = times(days * 3, (i) =>
    rect(
      50 + (i % days) * w + 3,
      sheet.height * random.between(0, 0.9),
      w - 6,
      sheet.height * random.between(0.04, 0.2),
      `${random.pick(sheet.accents)}`,
      'rx="4"',
    ),
  );
  return svg(sheet, hours.join('') + events.join(''));
}

function chessBoard(...[random, sheet]: Parameters<Drawing>): string {
  const cell = Math.min(sheet.width, sheet.height) / 8.5;
  const left = (sheet.width - 8 * cell) / 2;
  const squares = times(64, (i) => {
    const [x, y] = [left + (i % 8) * cell, 6 + Math.floor(i / 8) * cell];
    const piece = random.chance(0.4)
      ? line(x + cell / 2, y + cell * 0.15, x + cell / 2, y + cell * 0.5, '#222', 4) +
        rect(x + cell * 0.3, y + cell * 0.45, cell * 0.4, cell * 0.4, random.pick(['#222', '#eee']))
      : '';
    return rect(x, y, cell, cell, (i + Math.floor(i / 8)) % 2 ? '#769656' : '#eeeed2') + piece;
  });
  return svg(sheet, rect(0, 0, sheet.width, sheet.height, '#312e2b') + squares.join(''));
}

function dominoes(...[random, sheet]: Parameters<Drawing>): string {
  const count = random.integer(8, 18);
  const pitch = sheet.width / count;
  const stones = times(count, (i) => {
    const [x, y] = [i * pitch + pitch * 0.15, sheet.height * random.between(0.25, 0.45)];
    const [w, h] = [pitch * 0.7, pitch * 1.4];
    const dots = times(
      8,
      () =>
        `<circle cx="${x + w * random.between(0.2, 0.8)}" cy="${y + h * random.between(0.1, 0.9)}" r="${w * 0.07}" fill="#fff"/>`,
    );
    return (
      rect(x, y, w, h, '#1b1b1b', 'rx="6"') + line(x + 4, y + h / 2, x + w - 4, y + h / 2, '#fff', 2) + dots.join('')
    );
  });
  return svg(sheet, rect(0, 0, sheet.width, sheet.height, '#2f7d4f') + stones.join(''));
}

/** Columns of prices, as a watch list or a record of trades has them, and nothing else. */
function numbersAlone(...[random, sheet]: Parameters<Drawing>): string {
  const rows = Math.floor(sheet.height / random.integer(22, 44));
  const columns = random.integer(3, 7);
  const from = random.between(1, 900);
  const cells = times(rows * columns, (i) =>
    text(
      ((i % columns) + 0.9) * (sheet.width / columns),
      (Math.floor(i / columns) + 0.7) * (sheet.height / rows),
      (from + Math.floor(i / columns) * 0.5 + (i % columns)).toFixed(2),
      sheet.accents[random.integer(0, 1)]!,
      14,
      'end',
    ),
  );
  return svg(sheet, cells.join(''));
}
