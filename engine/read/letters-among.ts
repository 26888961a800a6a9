import { areaOf, type Box } from '../raster.ts';
import type { Word } from './axis/find-words.ts';
import { median } from './axis/median.ts';
import type { MeasuredCandle } from './candles/measure-candle.ts';
import type { FoundCandles } from './find-candles.ts';
import { isWithin, LEAST_GLYPHS } from './is-borne-out.ts';
import type { Lattice } from './lattice/find-pitch.ts';

/** px by which the middle of a glyph that is a body, or its side, stands off its slot. */
const ON_SLOT = 1.2;
/** Of a text's glyphs: in narrow slots a third of them stand right on one by chance. */
const MOST_ON_SLOTS = 0.6;
/** Of the body's width, and px: what is wider is more than one body. */
const WIDEST = { share: 1.35, slack: 2 };
/** Of the smaller of two glyphs: where more of it lies in the other, they don't stand side by side; of a text's so few don't, in which a codec took one apart. */
const MOST_SHARED = 0.5;
const MOST_IN_EACH_OTHER = 0.3;

type Slots = Pick<FoundCandles, 'region' | 'widths' | 'ground'> & { lattice: Pick<Lattice, 'pitch'> };

/** Of each of the candles whether it lies on a glyph of a text, as one beside it does, since a text reaches over several slots. */
export function lettersAmong(found: Slots, candles: readonly MeasuredCandle[]): boolean[] {
  const on = textsOffSlots(found, candles).map((text) =>
    candles.map((candle) => isOnGlyph(candle, text, found.region)),
  );
  return candles.map((_, i) => on.some((isOn) => isOn[i] && (isOn[i - 1] || isOn[i + 1])));
}

function isOnGlyph(candle: MeasuredCandle, text: Word, region: Box): boolean {
  const x = candle.x + region.x0;
  return isWithin(candle, text, region) && text.glyphs.some(({ x0, x1 }) => x >= x0 - 1 && x <= x1);
}

/** The picture's words, as far as shape alone tells what is one, but those of which glyphs stand where bodies do, or one above the other: low candles in a row. */
function textsOffSlots({ region, widths, lattice, ground }: Slots, candles: readonly MeasuredCandle[]): Word[] {
  const { pitch } = lattice;
  const origin = region.x0 + median(candles.map(({ x, slot }) => x - slot * pitch));
  const half = (widths.body - 1) / 2;
  const most = WIDEST.share * widths.body + WIDEST.slack;
  const isOnSlot = (x: number) => Math.abs(x - origin - Math.round((x - origin) / pitch) * pitch) <= ON_SLOT;
  // Bodies that touch make one glyph.
  const isOfBodies = ({ x0, x1 }: Box) =>
    x1 - x0 > most ? isOnSlot(x0 + half) && isOnSlot(x1 - 1 - half) : isOnSlot((x0 + x1 - 1) / 2);
  return ground.words.filter(
    ({ glyphs }) =>
      glyphs.length >= LEAST_GLYPHS &&
      glyphs.filter(isOfBodies).length <= MOST_ON_SLOTS * glyphs.length &&
      glyphs.filter((one) => glyphs.some((other) => other !== one && areInEachOther(one, other))).length <=
        MOST_IN_EACH_OTHER * glyphs.length,
  );
}

/** Letters stand side by side. Candles, and lines through them, are at any height. */
function areInEachOther(one: Box, other: Box): boolean {
  const across = Math.min(one.x1, other.x1) - Math.max(one.x0, other.x0);
  const upright = Math.min(one.y1, other.y1) - Math.max(one.y0, other.y0);
  if (across <= 0 || upright <= 0) return false;
  return across * upright > MOST_SHARED * Math.min(areaOf(one), areaOf(other));
}
