import type { Box } from '../raster.ts';
import type { Word } from './axis/find-words.ts';
import { candleColumns, candlesOutside } from './candle-columns.ts';
import { measureContinuity } from './candles/measure-continuity.ts';
import { AT_SIDE, atSides, candleSpan, cutEnds } from './cut-ends.ts';
import type { FoundCandles } from './find-candles.ts';
import { isBorneOut, SOUND } from './is-borne-out.ts';
import { type Candidate, isAmong, isHeldBy, isMore } from './join-parts.ts';
import { isSamePitch } from './lattice/find-pitch.ts';

/** How much more convincing than another place the whole picture must be, in which all of an app stands. */
export const WHOLE = 1.4;
/** The same of a less likely region. */
const REGION = 1.02;
/** The same of a region that a list stands in, where the other ends before it: no plot goes through one, but what was taken for one may be labels on the plot. */
const OVER_LIST = 1.25;
/** The same of a region that ends amid candles, of which the other has more, with their ends: what convinced less may be what was left out. */
const CUT_SHORT = 1.5;
/** Times as many candles, at the same pitch and with those of a region that cuts some off among them, are no chance: however much clearer these are, they are a part of the chart. */
const MANY_MORE = 2;
/** Of the candles of a whole chart those of a part of it, and of a small part, at the same pitch, and how much more convincing these must be. */
const PARTS = [
  { share: 0.8, clearly: 1.25 },
  { share: 0.9, clearly: 1.08 },
] as const;

/** Of two charts one above the other the one whose candles are so many times as high is meant, unless it convinces hardly, next to the other: the higher it is, the less it need. */
const HIGHER = 1.5;
const NEXT_TO = { most: 0.6, least: 0.45 };
/** Of the lower one: labels and dates at the border make the rooms of two charts overlap by so much. */
const SHARED = 0.15;

/** Beside narrow candles the words of a list make some more. */
const SMALL_PARTS = PARTS.slice(0, 1);

/**
 * From what score on a candidate is to be believed instead of a rival that was found before it where they overlap. More of the same candles are no chance, and what
 * else the larger region holds convinces less; but something floating over the plot ends many a region amid the candles.
 */
export function leastScore(
  candidate: Candidate,
  rival: Candidate,
  { isWhole, lists, words }: { isWhole: boolean; lists: Box[]; words: Word[] },
): number {
  const times = timesAsHigh(candidate, rival);
  if (times !== null && times >= HIGHER) return nextTo(times) * rival.score;
  if (times !== null && times <= 1 / HIGHER) return rival.score / nextTo(1 / times);
  if (isCutOff(candidate, rival) || endsAmid(candidate, rival))
    return isSmallPart(candidate, rival) || leadsFurther(rival, candidate)
      ? Number.POSITIVE_INFINITY
      : CUT_SHORT * rival.score;
  if (leavesOut(candidate, rival, words)) return CUT_SHORT * rival.score;
  const isOverList = lists.some(
    (list) => standsIn(list, candidate.found.region) && !standsIn(list, rival.found.region),
  );
  // What a side cuts off is as little a chart where it was found first.
  if (!isWhole && !isOverList && isMore(candidate, rival) && isCutAside(rival, candidate))
    return rival.score / CUT_SHORT;
  const asWhole = isWhole ? null : partOf(rival, candidate, isOverList ? SMALL_PARTS : PARTS);
  if (asWhole !== null) return rival.score / asWhole;
  const anyhow = isWhole ? WHOLE : isOverList ? OVER_LIST : isMore(candidate, rival) ? 1 : REGION;
  return (partOf(candidate, rival) ?? anyhow) * rival.score;
}

/** As convincing as this are a chart's candles. */
export const SURELY = 0.45;
/** px by which the sides of two regions of the same columns differ. */
const SAME_SIDE = 2;

/**
 * Whether a candidate that convinces by `least` shows all of a chart, none of whose candles its region cuts off: in the picture's whole height, `beyond`, there are but other things above and
 * below, which would disturb, and in the whole picture beside it too.
 */
export function showsAll({ found, score }: Candidate, beyond: Box, { least }: { least: number }): boolean {
  const isCut = cutEnds(found);
  const { region } = found;
  const { left, right } = atSides(found);
  const isWithin = region.x0 >= beyond.x0 - SAME_SIDE && region.x1 <= beyond.x1 + SAME_SIDE;
  const mayGoOn = (left && beyond.x0 < region.x0) || (right && beyond.x1 > region.x1);
  return score >= least && isWithin && !mayGoOn && !isCut.above && !isCut.below;
}

/** Candles that are as convincing as this need no rival. */
export const BEYOND_DOUBT = 0.7;

/** Whether another region over a candidate's columns can hold nothing better: it may where it goes on above or below candles that the candidate's own region cuts off there. */
export function isBeyondDoubt({ found, score }: Candidate, beyond: Box): boolean {
  if (score < BEYOND_DOUBT) return false;
  const isCut = cutEnds(found);
  return !(isCut.above && beyond.y0 < found.region.y0) && !(isCut.below && beyond.y1 > found.region.y1);
}

const nextTo = (times: number): number => Math.max(NEXT_TO.least, (NEXT_TO.most * HIGHER) / times);

/** How many times as high as the rival's the candidate's chart is where all candles of the one stand above all of the other's, else null: its room, or its candles where the rooms overlap. */
function timesAsHigh({ found }: Candidate, { found: other }: Candidate): number | null {
  const spans = [candleSpan(found), candleSpan(other)] as const;
  if (!areApart(...spans)) return null;
  const rooms = [found.region, other.region] as const;
  const shared = SHARED * Math.min(...rooms.map(heightOf));
  const [own, others] = areApart(...rooms, shared) ? rooms : spans;
  return heightOf(own) / heightOf(others);
}

type Rows = Pick<Box, 'y0' | 'y1'>;

const heightOf = ({ y0, y1 }: Rows): number => y1 - y0;

const areApart = (a: Rows, b: Rows, shared = 0): boolean => a.y1 - shared <= b.y0 || b.y1 - shared <= a.y0;

/** Whether a candidate's candles stand above or below another region that is so much higher than their own that its chart would be the one that is meant. */
export function isOvertopped({ found }: Candidate, other: Box): boolean {
  const { y0, y1 } = candleSpan(found);
  const middle = (y0 + y1) / 2;
  return (
    areApart({ y0: middle, y1: middle }, other) && other.y1 - other.y0 >= HIGHER * (found.region.y1 - found.region.y0)
  );
}

const standsIn = (list: Box, region: Box): boolean =>
  list.x0 < region.x1 && list.x1 > region.x0 && !areApart(list, region);

/** How much more convincing a region must be that holds but a part of another's candles; null where it does not. */
function partOf(
  { found }: Candidate,
  { found: whole }: Candidate,
  parts: readonly (typeof PARTS)[number][] = PARTS,
): number | null {
  if (!isSamePitch(found.lattice, whole.lattice)) return null;
  const share = found.candles.length / whole.candles.length;
  return parts.find((part) => share < part.share)?.clearly ?? null;
}

/** Whether a region shows fewer candles than another, at the same pitch. */
const isFewer = (found: FoundCandles, whole: FoundCandles): boolean =>
  isSamePitch(found.lattice, whole.lattice) && found.candles.length < whole.candles.length;

const isSmallPart = ({ found }: Candidate, { found: whole }: Candidate): boolean =>
  whole.candles.length >= MANY_MORE * found.candles.length && isHeldBy(found, whole);

/** Times as surely: what is no candle leads on by chance, so that with some of it the same candles do so less surely, and with more candles more. */
const FURTHER = 1.1;

/** Whether a chart holds another's candles among more that lead on as they do, told by their paints. */
function leadsFurther({ found: whole }: Candidate, { found }: Candidate): boolean {
  if (whole.directions.inferred || found.directions.inferred || !isHeldBy(found, whole)) return false;
  const surely = ({ candles, directions }: FoundCandles) => measureContinuity(candles, directions).deviations;
  return surely(whole) >= FURTHER * surely(found);
}

/** Whether the candidate's region ends amid candles, where the rival's, which holds more of them, goes on. */
export const isCutOff = (candidate: Candidate, rival: Candidate): boolean =>
  isCutShort(candidate, rival) || isCutAside(candidate, rival);

/** Whether the candidate's region ends amid candles, upwards or downwards, where the rival's, which holds more of them, goes on. */
const isCutShort = ({ found }: Candidate, { found: whole }: Candidate): boolean =>
  isFewer(found, whole) && isCutWhere(found, whole);

/** Of the other's candles so many reach beyond a region that has hardly more of them, as no chance would have it. */
const REACHING = { count: 4, more: 1.1 };

/** The same where the rival's holds no more of them, as words beside the candidate's make some, but many that reach beyond its end. */
function endsAmid({ found }: Candidate, { found: whole }: Candidate): boolean {
  const { region, candles, lattice } = found;
  return (
    reachingBeyond(region, whole.candles, whole.region).length >= REACHING.count &&
    candles.length <= REACHING.more * whole.candles.length &&
    isSamePitch(lattice, whole.lattice) &&
    isCutWhere(found, whole)
  );
}

/** Those of some candles, found in a region of their own, that reach beyond the head or foot of another one. */
const reachingBeyond = ({ y0, y1 }: Rows, candles: FoundCandles['candles'], own: Rows): FoundCandles['candles'] =>
  candles.filter(({ top, bottom }) => top + own.y0 < y0 || bottom + own.y0 > y1);

/** Whether candles reach an end of a region beyond which another one goes on, and holds them. */
function isCutWhere(found: FoundCandles, whole: FoundCandles): boolean {
  const isCut = cutEnds(found);
  return (
    (isCut.above && found.region.y0 > whole.region.y0 && !cutEnds(whole).above) ||
    (isCut.below && found.region.y1 < whole.region.y1 && !cutEnds(whole).below)
  );
}

/** Of those that a region lacks so many reach beyond its head or foot; and of those that it has there are as many: texts beside it make a few. */
const LEFT_OUT = { beyond: 0.5, share: 0.15 };

/** Whether the rival holds many candles before or behind the candidate's, of which most reach beyond the head or foot of its region, and enough look like some. */
function leavesOut({ found }: Candidate, { found: whole }: Candidate, words: Word[]): boolean {
  if (!isFewer(found, whole)) return false;
  const own = candleColumns(found);
  const more = candlesOutside(whole, own);
  const beyond = reachingBeyond(found.region, more, whole.region);
  return (
    more.length >= LEFT_OUT.share * found.candles.length &&
    beyond.length >= LEFT_OUT.beyond * more.length &&
    isAmong(found, whole) &&
    isBorneOut(whole, own, { words, least: SOUND.some })
  );
}

/** The same to its sides, where the rival's candles go on in the next slots. */
function isCutAside({ found }: Candidate, { found: whole }: Candidate): boolean {
  if (!isFewer(found, whole)) return false;
  const { region, lattice } = found;
  const reach = AT_SIDE * lattice.pitch;
  const stands = (from: number) =>
    whole.candles.some(({ x }) => x + whole.region.x0 > from && x + whole.region.x0 < from + reach);
  const { left, right } = atSides(found);
  return (left && stands(region.x0 - reach)) || (right && stands(region.x1));
}
