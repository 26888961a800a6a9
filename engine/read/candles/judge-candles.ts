import type { ReadFailure } from '#contract/read-failure';
import { median } from '../axis/median.ts';
import { type Lattice, LEAST_FIRM } from '../lattice/find-pitch.ts';
import type { Directions } from './choose-directions.ts';
import { gapsAfter } from './follow-chain.ts';
import type { MeasuredCandle } from './measure-candle.ts';
import { type Continuity, measureContinuity } from './measure-continuity.ts';

export const LEAST_CANDLES = 8;

/** Of the pitch, and px: the steps of a sum have upright strokes so narrow beside the room between them; of 358 charts none has bodies of less than 0.45. */
const NEEDLES = { share: 0.15, most: 6 };

/** Null when what was found, candles or OHLC bars, behaves as they do, else why it does not. `row` is how many px one row of the drawing has at most: a wick is one wide; `body` how wide bodies are, px. */
export function judgeCandles(
  candles: MeasuredCandle[],
  lattice: Lattice,
  directions: Directions,
  { row = 1, body = lattice.pitch, areBars = false }: { row?: number; body?: number; areBars?: boolean } = {},
): ReadFailure | null {
  if (lattice.share < LEAST_FIRM) return 'not-a-chart';
  const n = candles.length;
  const wicked = candles.filter((c) => c.top < c.bodyTop - 0.5 || c.bottom > c.bodyBottom + 0.5).length / n;
  const bodied = candles.filter((c) => c.hasBody).length / n;
  // A few marks are in any picture; only what looks like candles without exception is called too few of them.
  if (n < LEAST_CANDLES)
    return n >= 4 && wicked > 0.7 && bodied > 0.7 && lattice.share > 0.5 && goOn(candles, directions)
      ? 'too-few-candles'
      : 'not-a-chart';
  const areApart = lattice.pitch >= LEAST_CERTAIN_PITCH || areToldApart(candles, directions);
  if (isDense(candles, lattice, areApart)) return 'too-dense';
  if (!areApart) return 'not-a-chart';
  const areLow = heightOf(candles) < LEAST_HEIGHT * lattice.pitch;
  if (areLow && (directions.inferred || !isSeamless(candles, directions))) return 'not-a-chart';
  if (wicked < 0.35 || bodied < 0.4 || isOneSided(candles)) return 'not-candlesticks';
  if (!areBars && body <= Math.min(NEEDLES.most, NEEDLES.share * lattice.pitch)) return 'not-candlesticks';
  if (areBars && n >= LEAST_FOR_TURNS && wickShare(candles) < LEAST_WICKS) return 'not-candlesticks';
  if (areBars && haveNoWicks(candles, row)) return 'not-candlesticks';
  if (areBars && haveKnobs(candles)) return 'not-candlesticks';
  const areThick = body >= THICK.body && row > THICK.wick * body;
  if (areThick && (!areBars || lattice.pitch < DENSE_PITCH)) return 'not-candlesticks';
  if (!areBars && areSteps(candles)) return 'not-candlesticks';
  const tellNothing = directions.inferred && !directions.contradicted;
  if (!areBars && tellNothing && body >= CELL * lattice.pitch) return 'not-candlesticks';
  if (!areBars && tellNothing && lattice.pitch < LEAST_ALIKE.pitch && body - row <= LEAST_ALIKE.wider)
    return 'not-a-chart';
  if (repeatedShare(candles) > MOST_REPEATED) return 'not-candlesticks';
  if (commonRowShare(candles) > 0.35) return 'not-candlesticks';
  // A market that moves by a tick or two has bodies of one size, each of which opens where the last closed.
  const isStepped = !directions.inferred && isSeamless(candles, directions);
  if (commonBodyShare(candles) > MOST_OF_ONE_SIZE && !isStepped) return 'not-candlesticks';
  if (meanJump(candles) > 0.12) return 'not-a-chart';
  if (isOneLine(candles)) return 'not-candlesticks';
  return judgeOrder(candles, lattice, directions, row);
}

/** Of a pitch: typical candles are half as high and more, letters of a line that seem to stand apart evenly are not; those of a quiet market go on from one to the next. */
const LEAST_HEIGHT = 0.2;

const heightOf = (candles: MeasuredCandle[]): number => median(candles.map(({ top, bottom }) => bottom - top));

/** Strokes of one width this near, px, in two colours, of which most reach over the rows of the one before: candles drawn as wicks alone. */
const DENSE_PITCH = 9;
/** Nearer than this, px, bodies and wicks can be told apart only where what was told bears itself out. */
export const LEAST_CERTAIN_PITCH = 3.2;
const LEAST_STROKES = 40;
const LEAST_OF_A_TINT = 0.15;
const LEAST_PLAIN = 0.65;
const LEAST_OVERLAP = 0.7;

/** Strokes that were taken for bodies lead on by 0.6 at most, however many they are, and by chance less; of few, chance gives more. */
const PLAIN_AMONG_MANY = { correlation: 0.75, deviations: 8 };

/** Whether paints tell directions, and bodies lead on as no chance would have it: as a drawing on whole px shows them even 2.5 px apart. */
function areToldApart(candles: MeasuredCandle[], directions: Directions): boolean {
  const continuity = measureContinuity(candles, directions);
  return !directions.inferred && (isPlain(continuity) || isPlain(continuity, PLAIN_AMONG_MANY));
}

function isDense(candles: MeasuredCandle[], { pitch }: Lattice, areApart: boolean): boolean {
  if (pitch > DENSE_PITCH || candles.length < LEAST_STROKES) return false;
  const plain = candles.filter((c) => !c.hasBody || (c.top > c.bodyTop - 1 && c.bottom < c.bodyBottom + 1)).length;
  if (areApart && plain < LEAST_PLAIN * candles.length) return false;
  const tints = new Map<number, number>();
  for (const { tint } of candles) tints.set(tint, (tints.get(tint) ?? 0) + 1);
  const used = [...tints.values()].filter((count) => count >= LEAST_OF_A_TINT * candles.length).length;
  const overlapping = candles
    .slice(1)
    .filter((here, i) => here.top <= candles[i]!.bottom && here.bottom >= candles[i]!.top).length;
  return used >= 2 && overlapping >= LEAST_OVERLAP * (candles.length - 1) && commonRowShare(candles) < 0.2;
}

/** Two paints that order the candles no better than their opposite mean nothing: windows of houses, modules of a code. */
const LEAST_CERTAINTY = 0.15;
/** A market turns; a staircase, read as bars, does not: so many all of one direction are no candles. */
const LEAST_FOR_TURNS = 20;
const LEAST_AGAINST = 0.04;
/** Of the steps from one to the next: the orders of a book rise on one side and fall on the other, and turn but once. */
const LEAST_TURNS = 0.05;
/** How far a candle opens from the last close, in typical heights; in another way, against how far it is five candles on. */
const MOST_GAP = { told: 0.8, inferred: 0.15 };
const MOST_DRIFT = { told: 0.9, inferred: 0.45 };
/** Where no paint tells directions, they were chosen for continuity, so that more must speak for candles. */
const LEAST_STANDING = { told: 0.15, inferred: 0.4 };
/**
 * Real candles have 0.6 and more, 0.9 where no paint tells, even with large gaps. Boxes of a statistic that stand in a walk have 0.1, and 0.65 where the directions may
 * be chosen. Of few candles chance gives more.
 */
const LEAST_CORRELATION = { told: 0.35, inferred: 0.8 };
const LEAST_DEVIATIONS = 1.8;

/** A price goes on from where it was. Boxes of a statistic, error bars and steps of a histogram do not. */
function judgeOrder(
  candles: MeasuredCandle[],
  lattice: Lattice,
  directions: Directions,
  row: number,
): ReadFailure | null {
  const { up, certainty, inferred, averaged } = directions;
  const kind = inferred ? 'inferred' : 'told';
  const seamless = isSeamless(candles, directions, row);
  const continuity = measureContinuity(candles, directions);
  const leadsOn = seamless || isPlain(continuity);
  const standing = lattice.share * lattice.occupancy * Math.min(1, candles.length / 20);
  if (standing < LEAST_STANDING[leadsOn ? 'told' : kind]) return 'not-a-chart';
  // Nothing else opens in the middle of the last body again and again, and an average turns but seldom.
  if (averaged) return null;
  if (certainty < LEAST_CERTAINTY) return 'not-a-chart';
  const ups = up.filter((is) => is).length;
  if (up.length >= LEAST_FOR_TURNS && Math.min(ups, up.length - ups) < LEAST_AGAINST * up.length)
    return 'not-candlesticks';
  const turns = up.filter((is, i) => i > 0 && is !== up[i - 1]).length;
  if (up.length >= LEAST_FOR_TURNS && turns < LEAST_TURNS * (up.length - 1)) return 'not-candlesticks';
  const gap = median(gapsAfter(candles, directions, 1));
  const height = heightOf(candles);
  if (gap > Math.max(2, MOST_GAP[kind] * height)) return 'not-candlesticks';
  if (gap > 2 && gap > MOST_DRIFT[kind] * median(gapsAfter(candles, directions, 5))) return 'not-candlesticks';
  if (seamless) return null;
  const { correlation, deviations } = continuity;
  return correlation < LEAST_CORRELATION[kind] || deviations < LEAST_DEVIATIONS ? 'not-candlesticks' : null;
}

/** Bodies that lead on like this are no chance even where their directions were chosen for it. */
const PLAIN = { correlation: 0.9, deviations: 3 };

const isPlain = ({ correlation, deviations }: Continuity, least = PLAIN): boolean =>
  correlation >= least.correlation && deviations >= least.deviations;

/**
 * Of a typical height, and px: nearer to the last close nothing opens by chance while it moves on; with wicks, since the steps of a sum do so without. Of all steps
 * half must, and more where the paints tell no directions, as those of a market that goes but one way: so many of a few, and of many as much more than the half that chance gives as chance strays less.
 */
const SEAMLESS = { share: 0.02, px: 1, drift: 0.25, certainty: 0.5, wicked: 0.6, inferred: { few: 0.75, many: 0.5 } };
/** So many steps are few. */
const FEW_STEPS = 20;

/** Whether candles open right where the last closed, which tells more than how moves and bodies go together where they are few. */
export function isSeamless(candles: MeasuredCandle[], directions: Directions, row = 1): boolean {
  const { certainty, inferred } = directions;
  if (!inferred && certainty < SEAMLESS.certainty) return false;
  const wicked = candles.filter(hasWick).length;
  if (wicked < SEAMLESS.wicked * candles.length) return false;
  const height = heightOf(candles);
  const gaps = gapsAfter(candles, directions, 1).sort((a, b) => a - b);
  const drift = median(gapsAfter(candles, directions, 5));
  const { few, many } = SEAMLESS.inferred;
  const share = many + (few - many) * Math.min(1, Math.sqrt(FEW_STEPS / gaps.length));
  const gap = inferred ? gaps[Math.ceil(share * gaps.length) - 1]! : median(gaps);
  // Where one body ends and the next begins in the same row of the drawing, they overlap by it.
  const most = Math.max(SEAMLESS.px, row, SEAMLESS.share * height);
  const isNear = gap <= Math.min(most, 4 * SEAMLESS.share * height) && drift >= SEAMLESS.drift * height;
  return isNear || areBeyondChance(gaps, { near: Math.max(SEAMLESS.px, row), drift, inferred });
}

/** Of the steps, and standard deviations beyond what chance gives. */
const BEYOND_CHANCE = { share: 0.5, deviations: 4 };
/** Where the directions were chosen for it, either end of a candle may be the one that goes on, and of the next one too. */
const CHOICES = 4;

/** Whether so many steps are `near`, px, as no chance gives of what is `drift` px off five steps on: in a market that comes back to where it was, too. */
function areBeyondChance(
  gaps: number[],
  { near, drift, inferred }: { near: number; drift: number; inferred: boolean },
): boolean {
  const chance = Math.min(1, ((inferred ? CHOICES : 1) * near) / drift);
  const expected = chance * gaps.length;
  const count = gaps.filter((gap) => gap <= near).length;
  return (
    count >= BEYOND_CHANCE.share * gaps.length &&
    count - expected >= BEYOND_CHANCE.deviations * Math.sqrt(expected * (1 - chance)) &&
    chance < 1
  );
}

/** Prices are turned back above as well as below: a third of real candles have a wick at either end, pencils, bottles and bars with a gust on top do not. */
const LEAST_AT_EITHER_END = 0.12;
const LEAST_WICK = 1;

const hasWick = ({ top, bottom, bodyTop, bodyBottom }: MeasuredCandle): boolean =>
  bodyTop - top > LEAST_WICK || bottom - bodyBottom > LEAST_WICK;

function isOneSided(candles: MeasuredCandle[]): boolean {
  const above = candles.filter(({ top, bodyTop, overhang = 0 }) => bodyTop - top > LEAST_WICK + overhang).length;
  const below = candles.filter(
    ({ bottom, bodyBottom, overhang = 0 }) => bottom - bodyBottom > LEAST_WICK + overhang,
  ).length;
  return Math.min(above, below) < LEAST_AT_EITHER_END * candles.length;
}

/** Beads, knobs and boxes of a standard error are of one size; of the bodies of candles at most a third are. Lower ones, px, are all alike. */
const MOST_OF_ONE_SIZE = 0.6;
const LEAST_BODY = 4;

function commonBodyShare(candles: MeasuredCandle[]): number {
  const heights = candles
    .map(({ bodyTop, bodyBottom }) => bodyBottom - bodyTop)
    .filter((height) => height > LEAST_BODY);
  if (heights.length < LEAST_CANDLES) return 0;
  return (
    Math.max(...heights.map((one) => heights.filter((other) => Math.abs(other - one) < 0.5).length)) / heights.length
  );
}

/** Of a typical height: how far candles that are too few for more open from the last close. */
const MOST_FEW_GAP = 0.5;

/** Of few candles chance gives much. */
const LEAST_FEW_CORRELATION = 0.8;

/** Whether their paints tell directions by which each opens near to where the last closed. */
function goOn(candles: MeasuredCandle[], directions: Directions): boolean {
  return (
    !directions.inferred &&
    median(gapsAfter(candles, directions, 1)) <= MOST_FEW_GAP * heightOf(candles) &&
    measureContinuity(candles, directions).correlation > LEAST_FEW_CORRELATION
  );
}

/** Of a typical bar's height: in a market 0.3 and more, but hardly any of the steps of a sum in a photo, whose edges stand at an angle. */
const LEAST_WICKS = 0.15;

/** Of a typical candle's height what is above and below its body. */
const wickShare = (candles: MeasuredCandle[]): number =>
  median(candles.map(({ top, bottom, bodyTop, bodyBottom }) => 1 - (bodyBottom - bodyTop) / (bottom - top)));

/** Of a typical bar’s height, and of the bars those that reach farther beyond a tick than it is thick, and than so many px, to which a codec softens either: of a market’s few bars most may have low wicks by chance, but not hardly any a wick at all. */
const NO_WICKS = { share: 0.25, beyond: 0.25, px: 3 };

/** Whether they reach no farther than their ticks: the steps of a line, but where one of them is cut off. */
function haveNoWicks(candles: MeasuredCandle[], row: number): boolean {
  const least = Math.max(NO_WICKS.px, row + 1);
  const reach = ({ top, bottom, bodyTop, bodyBottom }: MeasuredCandle) => Math.max(bodyTop - top, bottom - bodyBottom);
  const beyond = candles.filter((candle) => reach(candle) > least).length;
  return wickShare(candles) < NO_WICKS.share && beyond < NO_WICKS.beyond * candles.length;
}

/** Of bars the part that reaches as far beyond its open as beyond its close, and as far as others do, but for so many px or so much of that: a market has hardly two alike. */
const KNOBS = { share: 0.75, px: 1, off: 0.15 };

/** Whether nearly all reach equally far beyond both of their ticks: a line of steps with a mark at each corner. */
function haveKnobs(candles: MeasuredCandle[]): boolean {
  const reaches = candles.map(({ top, bottom, bodyTop, bodyBottom }) => [bodyTop - top, bottom - bodyBottom]);
  const usual = median(reaches.flat());
  const off = Math.max(KNOBS.px, KNOBS.off * usual);
  const alike = reaches.filter((ends) => ends.every((reach) => Math.abs(reach - usual) <= off));
  return usual > LEAST_WICK && alike.length >= KNOBS.share * candles.length;
}

/** Of so many bodies and more, high enough to be some, the part that has a wick: of 262 charts at least half, of the steps of a sum none, whose labels may pass for candles with wicks. */
const STEPS = { bodies: 6, wicked: 0.25 };

function areSteps(candles: MeasuredCandle[]): boolean {
  const bodies = candles.filter(({ hasBody, bodyTop, bodyBottom }) => hasBody && bodyBottom - bodyTop >= LEAST_BODY);
  const wicked = bodies.filter(hasWick);
  return bodies.length >= STEPS.bodies && wicked.length < STEPS.wicked * bodies.length;
}

/** px, and of its width: a body that is as much wick is a piece of a line; of the same charts none has a wick of more than three quarters of that. Nor have bars that stand near; the ticks of others may be taken for less than they are. */
const THICK = { body: 5, wick: 0.8 };

/** Of the pitch: bodies of one paint that leave no room between them are the cells of a table; of the same charts those of one paint take three quarters at most. */
const CELL = 0.95;
/** px: bodies of one paint as near as this and hardly wider than wicks are steps of a line; of the same charts those of one paint stand ten apart and more. */
const LEAST_ALIKE = { pitch: 5, wider: 1 };

/** Of so many candles the part of all steps that go one way: of 3563 drawn charts as long, averaged ones and steady markets among them, 0.91 at most. */
const LINE = { candles: 25, oneWay: 0.95 };

/** Whether nearly all go on upwards, or downwards, from the one before: a line that slopes, cut into pieces by the slots. */
function isOneLine(candles: MeasuredCandle[]): boolean {
  if (candles.length < LINE.candles) return false;
  const middles = candles.map(({ top, bottom }) => top + bottom);
  const steps = middles.slice(1).map((middle, i) => middle - middles[i]!);
  const down = steps.filter((step) => step > 0).length;
  const up = steps.filter((step) => step < 0).length;
  return Math.max(up, down) >= LINE.oneWay * steps.length;
}

/** Bars of a histogram share a foot; highs and lows of prices do not. */
function commonRowShare(candles: MeasuredCandle[]): number {
  const rows = new Map<number, number>();
  for (const { top, bottom } of candles)
    for (const row of [Math.round(top), -1 - Math.round(bottom)]) rows.set(row, (rows.get(row) ?? 0) + 1);
  return Math.max(0, ...rows.values()) / candles.length;
}

/** Strips of an area that lines cut are as high as their neighbours; candles are it by chance, or where they have no height. */
const MOST_REPEATED = 0.2;

function repeatedShare(candles: MeasuredCandle[]): number {
  const repeated = candles.slice(1).filter(({ top, bottom }, i) => {
    const before = candles[i]!;
    return bottom - top > LEAST_BODY && Math.abs(top - before.top) < 0.5 && Math.abs(bottom - before.bottom) < 0.5;
  });
  return repeated.length / candles.length;
}

/** Mean vertical distance between neighbours that do not overlap, relative to the whole range. */
function meanJump(candles: MeasuredCandle[]): number {
  const range = Math.max(...candles.map((c) => c.bottom)) - Math.min(...candles.map((c) => c.top));
  let sum = 0;
  for (let i = 1; i < candles.length; i++) {
    const a = candles[i - 1]!;
    const b = candles[i]!;
    sum += Math.max(0, Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom)) / range;
  }
  return sum / Math.max(1, candles.length - 1);
}
