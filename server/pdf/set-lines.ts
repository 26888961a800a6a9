import LineBreaker from 'linebreak';
import type { Language } from '#contract/language';
import { fontFor, type SheetFont } from './fonts.ts';
import type { Words } from './sheet.ts';

/** Text of one font and manner within a line. */
export type Piece = { text: string; font: SheetFont; weak: boolean; width: number };
/** `width` in pt, without the space at the end. */
export type Line = { pieces: Piece[]; width: number };

export type Setting = { language: Language /** pt */; size: number; bold?: boolean };

type Glyph = { text: string; font: SheetFont; weak: boolean };

/** What must stay together up to the next place where a line may break. */
type Chunk = {
  pieces: Piece[];
  width: number /** Of its space at the end, which may hang over the edge. */;
  space: number;
  hard: boolean;
};

/** Control and other invisible characters would show as boxes; a tab is a space. */
const visible = (text: string) => text.replace(/\t/g, ' ').replace(/(?!\n)[\p{Cc}\p{Cf}]/gu, '');

function glyphsOf(words: Words, { language, bold = false }: Setting): Glyph[] {
  return words.flatMap((run) =>
    [...visible(run.text)].map((text) => ({
      text,
      font: fontFor(text, { language, bold: bold || run.bold === true }),
      weak: run.weak === true,
    })),
  );
}

function piecesOf(glyphs: readonly Glyph[], size: number): Piece[] {
  const pieces: Piece[] = [];
  for (const { text, font, weak } of glyphs) {
    const last = pieces.at(-1);
    if (last && last.font === font && last.weak === weak) last.text += text;
    else pieces.push({ text, font, weak, width: 0 });
  }
  for (const piece of pieces) piece.width = widthOf(piece.text, piece.font, size);
  return pieces;
}

/** Setting a word takes longer than all else here, and tables say the same words again and again. */
const mostAdvances = 20_000;

function widthOf(text: string, { font, advances }: SheetFont, size: number): number {
  let advance = advances.get(text);
  if (advance === undefined) {
    if (advances.size >= mostAdvances) advances.clear();
    advance = font.layout(text).advanceWidth / font.unitsPerEm;
    advances.set(text, advance);
  }
  return advance * size;
}

const total = (pieces: readonly Piece[]) => pieces.reduce((sum, { width }) => sum + width, 0);

/** Splits where the Unicode rules let a line break: after spaces, between Han characters, never before a full stop. */
function chunksOf(words: Words, setting: Setting): Chunk[] {
  const glyphs = glyphsOf(words, setting);
  const breaker = new LineBreaker(glyphs.map(({ text }) => text).join(''));
  const chunks: Chunk[] = [];
  let glyph = 0;
  let offset = 0;
  for (let at = breaker.nextBreak(); at; at = breaker.nextBreak()) {
    const taken: Glyph[] = [];
    while (offset < at.position && glyph < glyphs.length) {
      const next = glyphs[glyph++] as Glyph;
      offset += next.text.length;
      if (next.text !== '\n') taken.push(next);
    }
    const pieces = piecesOf(taken, setting.size);
    const spaces = taken.slice(taken.findLastIndex(({ text }) => text !== ' ') + 1);
    const space = spaces.reduce((sum, { text, font }) => sum + widthOf(text, font, setting.size), 0);
    chunks.push({ pieces, width: total(pieces), space, hard: at.required });
  }
  return chunks;
}

/** A chunk that is wider than a whole line, such as an address, is cut wherever it must be. */
function fitting(chunk: Chunk, width: number, size: number): Chunk[] {
  if (chunk.width - chunk.space <= width) return [chunk];
  const cut: Chunk[] = [];
  let line: Glyph[] = [];
  let filled = 0;
  const close = () => {
    const pieces = piecesOf(line, size);
    if (line.length > 0) cut.push({ pieces, width: total(pieces), space: 0, hard: false });
    line = [];
    filled = 0;
  };
  for (const { text, font, weak } of chunk.pieces) {
    for (const character of text) {
      const step = widthOf(character, font, size);
      if (filled + step > width) close();
      line.push({ text: character, font, weak });
      filled += step;
    }
  }
  close();
  return cut.map((part, i) => (i === cut.length - 1 ? { ...part, hard: chunk.hard } : part));
}

/** Breaks `words` into lines of at most `width` pt; never none. */
export function setLines(words: Words, width: number, setting: Setting): Line[] {
  const lines: Line[] = [];
  let line: Line = { pieces: [], width: 0 };
  let advance = 0;
  const close = () => {
    lines.push(line);
    line = { pieces: [], width: 0 };
    advance = 0;
  };
  for (const chunk of chunksOf(words, setting).flatMap((each) => fitting(each, width, setting.size))) {
    if (line.pieces.length > 0 && advance + chunk.width - chunk.space > width + 0.01) close();
    for (const piece of chunk.pieces) addPiece(line.pieces, piece);
    line.width = advance + chunk.width - chunk.space;
    advance += chunk.width;
    if (chunk.hard) close();
  }
  if (line.pieces.length > 0 || lines.length === 0) lines.push(line);
  return lines;
}

function addPiece(pieces: Piece[], piece: Piece): void {
  const last = pieces.at(-1);
  if (!last || last.font !== piece.font || last.weak !== piece.weak) pieces.push({ ...piece });
  else {
    last.text += piece.text;
    last.width += piece.width;
  }
}

/** Widths in pt that `words` take unbroken, and of the part that no line break may divide. */
export function measureWords(words: Words, setting: Setting): { natural: number; least: number } {
  const chunks = chunksOf(words, setting);
  let line = 0;
  const lines = chunks.map(({ width, space, hard }) => {
    const natural = line + width - space;
    line = hard ? 0 : line + width;
    return natural;
  });
  return {
    natural: Math.max(0, ...lines),
    least: Math.max(0, ...chunks.map(({ width, space }) => width - space)),
  };
}
