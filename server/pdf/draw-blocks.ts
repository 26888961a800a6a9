import { drawPicture } from './draw-picture.ts';
import { drawTable } from './draw-table.ts';
import { drawText, ink, makeRoom, type Pages, settingOf } from './pages.ts';
import { setLines } from './set-lines.ts';
import type { Block } from './sheet.ts';

/** pt. `before` and `after` are the space around, `keep` what must follow on the same page. */
const headings = {
  1: { size: 18, before: 0, after: 8, keep: 60 },
  2: { size: 13, before: 16, after: 5, keep: 60 },
  3: { size: 10.5, before: 10, after: 3, keep: 45 },
} as const;

const bodySize = 9.5;
const indent = 16;

type DrawBlock<Kind extends Block['kind']> = (pages: Pages, block: Extract<Block, { kind: Kind }>) => void;

const drawKind: { [Kind in Block['kind']]: DrawBlock<Kind> } = {
  heading(pages, { level, words }) {
    const { size, before, after, keep } = headings[level];
    if (pages.y > pages.top) pages.y += before;
    makeRoom(pages, size * 1.5 + keep);
    drawText(pages, words, { size, bold: true });
    pages.y += after;
  },

  paragraph(pages, { words }) {
    drawText(pages, words, { size: bodySize });
    pages.y += 5;
  },

  list(pages, { ordered, items }) {
    items.forEach((item, i) => {
      makeRoom(pages, bodySize * 1.5);
      const { y } = pages;
      const mark = ordered ? `${i + 1}.` : '•';
      drawText(pages, [{ text: mark, weak: true }], { size: bodySize });
      pages.y = y;
      drawIndented(pages, item);
    });
    pages.y += 3;
  },

  facts(pages, { rows }) {
    const setting = settingOf(pages, { size: bodySize });
    const widths = rows.map(({ label }) => setLines([{ text: label }], pages.width, setting)[0]?.width ?? 0);
    const labelWidth = Math.min(pages.width / 2, Math.max(0, ...widths));
    for (const { label, value } of rows) {
      makeRoom(pages, bodySize * 1.5);
      const { y } = pages;
      drawText(pages, [{ text: label, weak: true }], { size: bodySize, width: labelWidth });
      const below = pages.y;
      pages.y = y;
      const shift = labelWidth + 20;
      drawText(pages, [{ text: value }], { size: bodySize, left: pages.left + shift, width: pages.width - shift });
      pages.y = Math.max(pages.y, below) + 1;
    }
    pages.y += 6;
  },

  notice(pages, { blocks }) {
    pages.y += 8;
    makeRoom(pages, 40);
    const { y, left, doc } = pages;
    const page = doc.page;
    drawIndented(pages, blocks);
    // Only where it stayed on its page: a bar over two pages is two bars.
    if (doc.page === page) {
      doc
        .moveTo(left + 1, y)
        .lineTo(left + 1, pages.y - 3)
        .lineWidth(1.5)
        .strokeColor(ink.hairline)
        .stroke();
    }
    pages.y += 6;
  },

  rule(pages) {
    const { doc, left, width } = pages;
    pages.y += 8;
    doc
      .moveTo(left, pages.y)
      .lineTo(left + width, pages.y)
      .lineWidth(0.5)
      .strokeColor(ink.hairline)
      .stroke();
    pages.y += 8;
  },

  table(pages, block) {
    drawTable(pages, block);
    pages.y += 8;
  },

  picture(pages, block) {
    drawPicture(pages, block);
    pages.y += 10;
  },
};

function drawIndented(pages: Pages, blocks: readonly Block[]): void {
  pages.left += indent;
  pages.width -= indent;
  drawBlocks(pages, blocks);
  pages.left -= indent;
  pages.width += indent;
}

/** Draws each block below the one before, on new pages where one is full. */
export function drawBlocks(pages: Pages, blocks: readonly Block[]): void {
  for (const block of blocks) (drawKind[block.kind] as (pages: Pages, block: Block) => void)(pages, block);
}
