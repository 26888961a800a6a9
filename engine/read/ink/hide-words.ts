import type { Word } from '../axis/find-words.ts';
import { median } from '../axis/median.ts';
import type { CandleColours } from '../colours/choose-candle-colours.ts';
import { cosine, type Rgb, subtract } from '../colours/colour.ts';
import { hideCovered } from './hide-covered.ts';
import type { LevelBand } from './level-bands.ts';
import { INKED, type Ink, isInked, NONE } from './unmix-ink.ts';

/** So many glyphs between the same two rows are text; two or three by themselves may be small candles. */
const LEAST_GLYPHS = 4;
const LEAST_HEIGHT = 6;
/** How far heads and feet of glyphs may be apart, in glyph heights. */
const LIKE_EDGE = 0.06;
const MOST_WIDTH = 1.2;

/** Marks texts (`textsAmong`) in a candle's colour as foreign (lists, legends, notes), so that candles are looked for behind them and not in them. */
export function hideWords(
  ink: Ink,
  texts: Word[],
  { colours, bands = [] }: { colours: Pick<CandleColours, 'background' | 'candles'>; bands?: readonly LevelBand[] },
): void {
  const { x0: left, y0: top } = ink.region;
  for (const word of texts) {
    if (isBetweenLines(ink, word, bands) || changeColours(ink, word, colours) || goOn(ink, word)) continue;
    for (const { x0, x1, y0, y1 } of word.glyphs)
      hideCovered(ink, { x0: x0 - 1 - left, x1: x1 + 1 - left, y0: y0 - 1 - top, y1: y1 + 1 - top });
  }
}

/** Of a glyph's ink, so much of one colour makes it that colour's; and so many changes, of all glyphs that are of one, from one colour to another: a legend has a colour or two, each of several letters, low candles in a row change at any. */
const OF_ONE = 0.9;
const CHANGES = { least: 3, share: 0.5 };
/** Cosine of the angle between two colours, seen from the background, from which one may be the other thinned, as in the strokes of letters. */
const SHADE = 0.94;

function changeColours(ink: Ink, { glyphs }: Word, colours: Pick<CandleColours, 'background' | 'candles'>): boolean {
  const own = glyphs
    .map((glyph) => colours.candles[(colourOf(ink, glyph) ?? 0) - 1])
    .filter((rgb) => rgb !== undefined);
  const changes = own.filter((rgb, i) => i > 0 && !areShades(rgb, own[i - 1]!, colours.background)).length;
  return changes >= Math.max(CHANGES.least, CHANGES.share * own.length);
}

const areShades = (a: Rgb, b: Rgb, background: Rgb): boolean =>
  cosine(subtract(a, background), subtract(b, background)) > SHADE;

/** The owner of a glyph's ink, null where it is of several or of none. */
function colourOf({ region, width, height, cover, owner }: Ink, { x0, x1, y0, y1 }: Glyph): number | null {
  const px = new Map<number, number>();
  let all = 0;
  for (let y = Math.max(0, y0 - region.y0); y < Math.min(height, y1 - region.y0); y++)
    for (let x = Math.max(0, x0 - region.x0); x < Math.min(width, x1 - region.x0); x++) {
      const at = y * width + x;
      if (cover[at]! < INKED) continue;
      all++;
      px.set(owner[at]!, (px.get(owner[at]!) ?? 0) + 1);
    }
  for (const [colour, count] of px) if (count >= OF_ONE * all) return colour;
  return null;
}

/** px beyond a glyph's head or foot that a soft edge does not reach, and how many of its columns have ink there. */
const BEYOND = 3;
const THROUGH = 0.8;
const MOST_GO_ON = 0.5;
/** Times as high as wide: letters on a tag in a candle's colour seem to go on into that. */
const SLENDER = 2;

/** Pieces of wicks and bars that their neighbours' ticks part look like letters of one height; but they are slender and go on. */
const goOn = (ink: Ink, { glyphs }: Word): boolean =>
  glyphs.filter(
    (glyph) => isSlender(glyph) && (goesOn(ink, glyph, glyph.y0, -1) || goesOn(ink, glyph, glyph.y1 - 1, 1)),
  ).length >
  MOST_GO_ON * glyphs.length;

const isSlender = ({ x0, x1, y0, y1 }: Glyph): boolean => y1 - y0 >= SLENDER * (x1 - x0);

/** Whether what a glyph has on its outermost row is ink through the rows beyond. */
function goesOn(ink: Ink, { x0, x1 }: Glyph, edge: number, step: number): boolean {
  const { x0: left, y0: top } = ink.region;
  const rows = Array.from({ length: BEYOND + 2 }, (_, i) => edge + (i - 1) * step - top);
  const columns = Array.from({ length: x1 - x0 }, (_, i) => x0 + i - left).filter((x) => isInked(ink, rows[0]!, x));
  const through = columns.filter((x) => rows.every((y) => isInked(ink, y, x)));
  return columns.length > 0 && through.length >= THROUGH * columns.length;
}

const NEAR_LINE = 3;
const LINE = 0.9;

/** Wicks and bodies that two level lines cut look like letters of one height. */
const isBetweenLines = (ink: Ink, word: Word, bands: readonly LevelBand[]): boolean =>
  (isLineNear(ink, word, word.y0, -1) && isLineNear(ink, word, word.y1 - 1, 1)) || isBetweenBands(ink, word, bands);

/** px by which a soft line reaches into the word beside it. */
const SOFT = 1;

/** Lines of a grid are ground, and no ink. They lie beyond the word: a row of small letters makes a band of its own, and so do heads and feet of larger ones. */
function isBetweenBands({ region }: Ink, { y0, y1 }: Word, bands: readonly LevelBand[]): boolean {
  const isNear = (gap: number) => gap >= -SOFT && gap <= NEAR_LINE;
  return (
    bands.some((band) => isNear(y0 - region.y0 - band.y1)) && bands.some((band) => isNear(band.y0 - (y1 - region.y0)))
  );
}

/** A line at a word's head or foot that runs on beyond both its ends. */
function isLineNear({ region, width, height, owner }: Ink, word: Word, edge: number, step: number): boolean {
  const from = Math.max(0, word.x0 - word.glyphHeight - region.x0);
  const to = Math.min(width, word.x1 + word.glyphHeight - region.x0);
  const least = LINE * (to - from);
  for (let off = 0; off <= NEAR_LINE; off++) {
    const y = edge + step * off - region.y0;
    if (y < 0 || y >= height) return false;
    let taken = to - from;
    // Most rows are no line's, which a few px tell.
    for (let x = from; x < to && taken >= least; x++) if (owner[y * width + x] === NONE) taken--;
    if (taken >= least) return true;
  }
  return false;
}

/** A row of days and hours, parted by dashes and colons into words of two digits, is text where so many words and glyphs share heads and feet; four small candles of a quiet market and their wicks do. */
const ROW_OF_TEXT = { words: 8, glyphs: 16 };
/** Of the rectangle around them: bodies and wicks fill theirs, that a market of few ticks has on the same rows. */
const MOST_FULL = 0.8;

/** Those of the words that are text for certain: by the number of their glyphs, or with others in their row. */
export function textsAmong(words: Word[]): Word[] {
  const lines = words
    .filter(({ glyphs }) => median(glyphs.map(fullness)) <= MOST_FULL)
    .map((word) => ({ word, ...alikeGlyphs(word) }))
    .filter(({ alike }) => alike.length > 1);
  const rows = new Map<number, typeof lines>();
  for (const line of lines) rows.set(line.top, [...(rows.get(line.top) ?? []), line]);
  const isInRow = (line: (typeof lines)[number]) => {
    const row = [-1, 0, 1].flatMap((off) => rows.get(line.top + off) ?? []);
    const level = row.filter(({ foot }) => Math.abs(foot - line.foot) <= 1);
    return level.length >= ROW_OF_TEXT.words && level.flatMap(({ alike }) => alike).length >= ROW_OF_TEXT.glyphs;
  };
  const isMostlyAlike = ({ word, alike }: (typeof lines)[number]) =>
    word.glyphHeight >= LEAST_HEIGHT && alike.length >= 0.6 * word.glyphs.length;
  const certain = lines.filter((line) => isMostlyAlike(line) && (line.alike.length >= LEAST_GLYPHS || isInRow(line)));
  // A line that crosses a text takes some of its glyphs, and leaves but two or three before them.
  const goesOn = (line: (typeof lines)[number]) =>
    isMostlyAlike(line) &&
    certain.some(
      (text) => isLevel(line, text) && gapBetween(line.word, text.word) <= MOST_TAKEN * text.word.glyphHeight,
    );
  return lines.filter((line) => certain.includes(line) || goesOn(line)).map(({ word }) => word);
}

/** In glyph heights: what a line that crosses a text takes of it. */
const MOST_TAKEN = 2.5;

type Line = { top: number; foot: number };

const isLevel = (a: Line, b: Line): boolean => Math.abs(a.top - b.top) <= 1 && Math.abs(a.foot - b.foot) <= 1;

const gapBetween = (a: Word, b: Word): number => Math.max(a.x0 - b.x1, b.x0 - a.x1);

const fullness = ({ x0, x1, y0, y1, area }: Glyph): number => area / ((x1 - x0) * (y1 - y0));

type Glyph = Word['glyphs'][number];

/** The glyphs of a word that are as wide as letters and stand between its two rows. */
function alikeGlyphs({ glyphs, glyphHeight }: Word): { top: number; foot: number; alike: Glyph[] } {
  const slack = Math.max(1, LIKE_EDGE * glyphHeight);
  const top = median(glyphs.map(({ y0 }) => y0));
  const foot = median(glyphs.map(({ y1 }) => y1));
  const alike = glyphs.filter(
    ({ x0, x1, y0, y1 }) =>
      x1 - x0 <= MOST_WIDTH * glyphHeight && Math.abs(y0 - top) <= slack && Math.abs(y1 - foot) <= slack,
  );
  return { top: Math.round(top), foot: Math.round(foot), alike };
}
