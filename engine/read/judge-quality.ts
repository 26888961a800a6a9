import type { ReadAdvice } from '#contract/analysis';
import type { ReadFailure } from '#contract/read-failure';
import type { PriceAxis, Quality } from '../reading.ts';
import { median } from './axis/median.ts';
import { measureContinuity } from './candles/measure-continuity.ts';
import type { FoundCandles } from './find-candles.ts';
import { regularity } from './persuasion.ts';
import type { FlatPicture } from './take-picture.ts';
import { THIN_PITCH } from './value-candles.ts';

const NARROW_PLOT = 300;
const SHAKY = 0.7;

/** Blur of a photo, in two-thousandths of its screen: photos held still have up to 1.3; digits dissolve at about 2.5. */
const BLUR = { advice: 1.7, spoilt: 2.4, complete: 6 };
/** Share of the screen under a reflection. */
const GLARE = { advice: 0.04, spoilt: 0.1 };

/** A chart whose candles all open at the last close correlates by 1, which would be beyond any doubt: more than this tells nothing more. */
const MOST_CORRELATION = 0.995;

/**
 * How likely at least nine in ten prices lie within their stated error, the scale being right, 0 to 1. A logistic regression on how plainly the bodies
 * lead from one candle to the next, which a wrong body, direction or candle spoils, and on how regular and complete they stand, fitted to 233 readings of given and own
 * pictures: of the 89 said to be 90 % sure or more, 86 were, of 32 among others 31. In photos the ends of thin wicks get lost without a trace. Certainty of directions,
 * residuals and flags added nothing.
 */
export function trustIn(found: FoundCandles, { source }: Pick<FlatPicture, 'source'>): number {
  const { correlation } = measureContinuity(found.candles, found.directions);
  const leading = Math.atanh(Math.min(MOST_CORRELATION, Math.max(0, correlation)));
  const odds = 1.37 * leading + 2.03 * regularity(found) - (source === 'photo' ? 0.94 : 0) - 1.93;
  return 1 / (1 + Math.exp(-odds));
}

/** Marks that stand no more regularly, and tell directions no more plainly, than noise does. */
const isNoise = (found: FoundCandles): boolean => 10.4 * regularity(found) + 5.9 * found.directions.certainty < 8.9;

/** Of the whole reading. */
export function judgeQuality(
  found: FoundCandles,
  { source, blur, glare }: Pick<FlatPicture, 'source' | 'blur' | 'glare'>,
  { axis, trust }: { axis: PriceAxis | null; trust: number },
): Quality {
  const advice: ReadAdvice[] = [];
  const isPhoto = source === 'photo';
  if (!axis) advice.push('show-the-axis');
  if (blur > BLUR.advice) advice.push('hold-steady');
  if (glare > GLARE.advice) advice.push('avoid-glare');
  if (isPhoto && found.region.x1 - found.region.x0 < NARROW_PLOT) advice.push('go-nearer');
  if (found.lattice.pitch < THIN_PITCH) advice.push('show-fewer-candles');
  if (isPhoto && (trust < SHAKY || !axis)) advice.push('take-a-screenshot');
  return {
    confidence: trust * (axis?.confidence ?? 1),
    source,
    blur: Math.min(1, blur / BLUR.complete),
    glare,
    advice,
  };
}

/**
 * Of photographed candles so many have a wick that is longer than this, in typical heights: of 59 charts at least 0.62 have, of steps of areas and bodies without wicks up to 0.29. The soft edge
 * that a lens gives a body looks like a short wick; a blurred photo may have lost true ones.
 */
const WICKED = { least: 0.45, length: 0.1 };

function areWickless({ candles }: FoundCandles): boolean {
  const least = WICKED.length * median(candles.map(({ top, bottom }) => bottom - top));
  const wicked = candles.filter((c) => Math.max(c.bodyTop - c.top, c.bottom - c.bodyBottom) > least).length;
  return wicked < WICKED.least * candles.length;
}

/** Of 1058 charts that were read none is trusted less than 0.35; the bars of a sum, photographed at an angle, were by 0.15, dots on stems by 0.26. */
const LEAST_TRUST = 0.3;

/** Why a reading is none after all: it has no wicks though the photo would show them, its marks neither stand regularly nor lead on, or nothing was read but noise, and the photo itself explains it. */
export function spoilt(found: FoundCandles, photo: Pick<FlatPicture, 'source' | 'blur' | 'glare'>): ReadFailure | null {
  if (photo.source === 'photo' && photo.blur <= BLUR.advice && areWickless(found)) return 'not-candlesticks';
  if (trustIn(found, photo) < LEAST_TRUST) return 'not-candlesticks';
  if (!isNoise(found)) return null;
  const why = blame(photo, 'not-a-chart');
  return why === 'not-a-chart' ? null : why;
}

/** Why a picture was refused: the photo itself, where it is too poor to tell, else what was seen in it. */
export function blame({ blur, glare }: Pick<FlatPicture, 'blur' | 'glare'>, seen: ReadFailure): ReadFailure {
  if (blur > BLUR.spoilt) return 'blurred';
  return seen === 'not-a-chart' && glare > GLARE.spoilt ? 'glare' : seen;
}
