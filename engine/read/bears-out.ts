import { LEAST_CERTAIN_PITCH } from './candles/judge-candles.ts';
import { areOnOneGround, type FoundCandles } from './find-candles.ts';
import { isAmong } from './join-parts.ts';
import { isSamePitch } from './lattice/find-pitch.ts';
import { persuasion } from './persuasion.ts';

/** Of what convinced at half the size: where less does at the full one, what was found is not what is there. */
const LEAST_PERSUASION = 0.86;
/** Of the candles found at half the size: where fewer are at the full one, a colour of theirs is another there. Of 161 large pictures three had fewer, and lacked those. */
const LEAST_CANDLES = 0.9;

/** px at half the size: the ticks of bars that stand nearer have hardly a third of one there. */
const LEAST_PITCH_OF_BARS = 5;

/** Whether the full size shows what half of it showed: as many candles, nearly as convincing, at twice the pitch; and half of it could tell them apart, as the full size always can better. */
export const bearsOut = (full: FoundCandles, half: FoundCandles): boolean =>
  half.lattice.pitch >= (half.areBars ? LEAST_PITCH_OF_BARS : LEAST_CERTAIN_PITCH) &&
  areOnOneGround(full, half) &&
  persuasion(full) >= LEAST_PERSUASION * persuasion(half) &&
  areAsMany(full, half) &&
  isSamePitch(full.lattice, { ...half.lattice, pitch: 2 * half.lattice.pitch });

/** Whether about as many candles were found as half the size showed. */
export const areAsMany = ({ candles }: FoundCandles, half: FoundCandles): boolean =>
  candles.length >= LEAST_CANDLES * half.candles.length;

/** Whether the candles found in the picture itself are but some of those that half of its size showed, and convince less. */
export const isOutdone = (found: FoundCandles, whole: FoundCandles): boolean =>
  isAmong(found, whole) && persuasion(found) < persuasion(whole);
