import { areaOf, type Box } from '../raster.ts';
import { candleColumns } from './candle-columns.ts';
import { candleSpan } from './cut-ends.ts';
import type { FoundCandles } from './find-candles.ts';
import { isBorneOut, SOUND } from './is-borne-out.ts';
import { isAmong } from './join-parts.ts';
import { isSamePitch } from './lattice/find-pitch.ts';
import type { LookAt, LookFor } from './look-once.ts';
import { persuasion } from './persuasion.ts';

/** Room that is left around candles: pitches to the sides, and of their height above and below. */
const ROOM = { pitches: 3, height: 0.4 };
/** Of the region: where candles with that room take up more, there is little else in it. */
const MOST_OF_REGION = 0.8;
/** How much more they convince where what was beside them disturbed: with less, what a closer look cuts off, as the feet of volume bars, is as likely to disturb. */
const CLEARLY = 1.2;
/** Of what they convince by themselves: with more of the same candles beside them, and all else that is there, hardly less. */
const STILL = 0.8;

/**
 * The same candles as they are read where hardly more than them is looked at: what else an app has in a large region crowds out their colours, and takes time. The region's own where
 * they convince hardly less in it. Colours that only the closer look shows are asked for in all of the region then: they may have hidden more candles there.
 */
export function focusOn(found: FoundCandles, look: LookAt, lookFor: LookFor): FoundCandles {
  const { region } = found;
  const near = roomAround(found);
  if (areaOf(near) > MOST_OF_REGION * areaOf(region)) return found;
  const focused = look(near);
  if (!focused.ok || !isClearer(focused.value, found)) return found;
  const whole = lookFor(region, focused.value);
  return whole.ok && goesOn(whole.value, focused.value) ? whole.value : focused.value;
}

/** The same candles and so many times as many are the chart's of which the rest was a part, however much of a grid and of words is about them. */
const FAR_MORE = { candles: 1.4, score: 0.45 };

/** The candles of a part of a chart with those that stand beyond it, in the likeliest of the `regions` around it that shows them in the part's colours: by itself it showed none, where lines of a grid and words crowd them out. */
export function goOnAround(part: FoundCandles, regions: readonly Box[], lookFor: LookFor): FoundCandles {
  const candles = { ...candleColumns(part), ...candleSpan(part) };
  for (const region of regions.filter((region) => isWithin(candles, region))) {
    const whole = lookFor(region, part);
    if (whole.ok && isFarMore(whole.value, part)) return whole.value;
  }
  return part;
}

const isWithin = (part: Box, whole: Box): boolean =>
  part.x0 >= whole.x0 && part.x1 <= whole.x1 && part.y0 >= whole.y0 && part.y1 <= whole.y1;

const isFarMore = (whole: FoundCandles, part: FoundCandles): boolean =>
  whole.candles.length >= FAR_MORE.candles * part.candles.length && goesOn(whole, part, FAR_MORE.score);

/** Whether the whole region shows the same candles and more that look like some. */
const goesOn = (whole: FoundCandles, focused: FoundCandles, least = STILL): boolean =>
  isSamePitch(whole.lattice, focused.lattice) &&
  isAmong(focused, whole) &&
  persuasion(whole) >= least * persuasion(focused) &&
  isBorneOut(whole, focused.region, { words: [], least: SOUND.some });

const isClearer = (focused: FoundCandles, found: FoundCandles): boolean =>
  isSamePitch(focused.lattice, found.lattice) &&
  focused.candles.length >= found.candles.length &&
  persuasion(focused) >= CLEARLY * persuasion(found);

function roomAround(found: FoundCandles): Box {
  const { region, candles, lattice } = found;
  const span = candleSpan(found);
  const [across, upright] = [ROOM.pitches * lattice.pitch, ROOM.height * (span.y1 - span.y0)];
  return {
    x0: Math.max(region.x0, Math.floor(region.x0 + candles[0]!.x - across)),
    x1: Math.min(region.x1, Math.ceil(region.x0 + candles.at(-1)!.x + across)),
    y0: Math.max(region.y0, Math.floor(span.y0 - upright)),
    y1: Math.min(region.y1, Math.ceil(span.y1 + upright)),
  };
}
