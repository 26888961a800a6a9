import PDFDocument from 'pdfkit';
import type { SheetFont } from './fonts.ts';
import { type Line, type Setting, setLines } from './set-lines.ts';
import type { Alignment, Sheet, Words } from './sheet.ts';

/** On white paper, so that both themes print alike: near black, a weaker grey that still has 7 : 1, hairlines. */
export const ink = { text: '#0f1720', weak: '#4a5868', hairline: '#c9d1da', surface: '#f3f5f7' } as const;

/** pt */
const margin = { side: 56, top: 54, bottom: 62 };

/** The open document and where the next thing goes. All lengths are pt, `y` grows downwards. */
export type Pages = {
  doc: PDFKit.PDFDocument;
  sheet: Sheet;
  left: number;
  width: number;
  y: number;
  bottom: number;
  top: number;
};

export function openPages(sheet: Sheet): Pages {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: sheet.language,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: sheet.title, Creator: 'Wickwise', Producer: 'Wickwise', CreationDate: new Date(sheet.madeAt) },
  });
  const { width, height } = doc.page;
  return {
    doc,
    sheet,
    left: margin.side,
    width: width - 2 * margin.side,
    y: margin.top,
    top: margin.top,
    bottom: height - margin.bottom,
  };
}

/** Goes on to a new page where fewer than `height` pt are left; true if it did. */
export function makeRoom(pages: Pages, height: number): boolean {
  if (pages.y + height <= pages.bottom || pages.y === pages.top) return false;
  pages.doc.addPage();
  pages.y = pages.top;
  return true;
}

const lineHeight = (size: number) => size * 1.5;

/** The fonts' own heights differ; one baseline for all keeps mixed scripts on a line. */
const baseline = (size: number) => size * 1.1;

function withFont({ doc }: Pages, { name, font }: SheetFont): PDFKit.PDFDocument {
  // pdfkit takes opened fonts (0.20), its types don't know it yet.
  doc.registerFont(name, font as unknown as string);
  return doc.font(name);
}

type Place = { x: number; y: number; size: number; colour?: string };

/** Draws one line with its upper edge at `y`. */
export function drawLine(pages: Pages, { pieces }: Line, { x, y, size, colour = ink.text }: Place): void {
  let at = x;
  for (const { text, font, weak, width } of pieces) {
    withFont(pages, font)
      .fontSize(size)
      .fillColor(weak ? ink.weak : colour)
      .text(text, at, y + baseline(size), { lineBreak: false, baseline: 'alphabetic' });
    at += width;
  }
}

export type TextOptions = {
  size: number;
  bold?: boolean;
  colour?: string;
  align?: Alignment;
  /** Of the text's column; absent: the page's. */
  left?: number;
  width?: number;
};

export const settingOf = ({ sheet }: Pages, { size, bold = false }: TextOptions): Setting => ({
  language: sheet.language,
  size,
  bold,
});

/** pt that `lines` take. */
export const heightOf = (lines: readonly Line[], size: number) => lines.length * lineHeight(size);

/** Draws lines from the cursor on, over as many pages as they need, and leaves the cursor below them. */
export function drawLines(pages: Pages, lines: readonly Line[], options: TextOptions): void {
  const { size, colour = ink.text, align = 'left', left = pages.left, width = pages.width } = options;
  for (const line of lines) {
    makeRoom(pages, lineHeight(size));
    const x = align === 'right' ? left + width - line.width : left;
    drawLine(pages, line, { x, y: pages.y, size, colour });
    pages.y += lineHeight(size);
  }
}

export function drawText(pages: Pages, words: Words, options: TextOptions): void {
  drawLines(pages, setLines(words, options.width ?? pages.width, settingOf(pages, options)), options);
}

/** The title and 'page / pages' at the foot of every page. Call it last. */
export function drawFooters(pages: Pages): void {
  const { doc, sheet, left, width, bottom } = pages;
  const { start, count } = doc.bufferedPageRange();
  const options = { size: 8, colour: ink.weak };
  const setting = settingOf(pages, options);
  for (let page = 0; page < count; page++) {
    doc.switchToPage(start + page);
    const y = bottom + 22;
    doc
      .moveTo(left, y - 6)
      .lineTo(left + width, y - 6)
      .lineWidth(0.5)
      .strokeColor(ink.hairline)
      .stroke();
    const [number] = setLines([{ text: `${page + 1} / ${count}` }], 80, setting);
    const [title] = setLines([{ text: sheet.title }], width - 90, setting);
    if (title) drawLine(pages, title, { x: left, y, ...options });
    if (number) drawLine(pages, number, { x: left + width - number.width, y, ...options });
  }
}
