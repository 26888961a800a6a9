import { drawLine, heightOf, ink, makeRoom, type Pages, settingOf } from './pages.ts';
import { type Line, measureWords, setLines } from './set-lines.ts';
import type { TableBlock, Words } from './sheet.ts';

const size = 9;
const headOptions = { size, bold: true, colour: ink.weak };
/** pt between columns, and above and below a row. */
const gap = 12;
const padding = 4;

/**
 * Widths of columns, pt: what their contents want where there is room, the rest to the last. Where there is not, what is wanted beyond
 * the widest word gives way, the widest column most.
 */
export function columnWidths(wishes: readonly { natural: number; least: number }[], width: number): number[] {
  const room = width - gap * (wishes.length - 1);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, value) => total + value, 0);
  const natural = wishes.map((wish) => wish.natural);
  const spare = room - sum(natural);
  if (spare >= 0) return natural.map((wish, i) => (i === natural.length - 1 ? wish + spare : wish));
  const least = wishes.map((wish) => wish.least);
  const missing = room - sum(least);
  if (missing < 0) return least.map((wish) => (wish / sum(least)) * room);
  const slack = sum(natural) - sum(least);
  return wishes.map((wish) => wish.least + ((wish.natural - wish.least) / slack) * missing);
}

/** A table over as many pages as it needs; no row is divided, and each page repeats the head. */
export function drawTable(pages: Pages, { columns, rows }: TableBlock): void {
  const bodyOptions = { size };
  const wish = (words: Words, options: typeof bodyOptions) => measureWords(words, settingOf(pages, options));
  const wishes = columns.map(({ head }, i) => {
    const all = [wish(head, headOptions), ...rows.map((row) => wish(row[i] ?? [], bodyOptions))];
    return { natural: Math.max(...all.map((one) => one.natural)), least: Math.max(...all.map((one) => one.least)) };
  });
  const widths = columnWidths(wishes, pages.width);
  const lefts = widths.map((_, i) => pages.left + widths.slice(0, i).reduce((sum, width) => sum + width + gap, 0));

  const rowOf = (cells: readonly Words[], options: typeof bodyOptions) =>
    columns.map((_, i) => setLines(cells[i] ?? [], widths[i] ?? 0, settingOf(pages, options)));
  const head = rowOf(
    columns.map((column) => column.head),
    headOptions,
  );

  const drawRow = (cells: readonly Line[][], colour: string) => {
    const height = Math.max(...cells.map((lines) => heightOf(lines, size))) + 2 * padding;
    cells.forEach((lines, i) => {
      lines.forEach((line, k) => {
        const left = lefts[i] ?? 0;
        const x = columns[i]?.align === 'right' ? left + (widths[i] ?? 0) - line.width : left;
        drawLine(pages, line, { x, y: pages.y + padding + heightOf(lines.slice(0, k), size), size, colour });
      });
    });
    pages.y += height;
    const { doc, left, width, y } = pages;
    doc
      .moveTo(left, y)
      .lineTo(left + width, y)
      .lineWidth(0.5)
      .strokeColor(ink.hairline)
      .stroke();
  };

  const heightOfRow = (cells: readonly Line[][]) =>
    Math.max(...cells.map((lines) => heightOf(lines, size))) + 2 * padding;
  const body = rows.map((row) => rowOf(row, bodyOptions));
  makeRoom(pages, heightOfRow(head) + (body[0] ? heightOfRow(body[0]) : 0));
  drawRow(head, ink.weak);
  for (const cells of body) {
    if (makeRoom(pages, heightOfRow(cells))) drawRow(head, ink.weak);
    drawRow(cells, ink.text);
  }
}
