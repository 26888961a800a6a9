import type { ReadAdvice } from '#contract/analysis';
import type { Candle, PriceAxis, Quality } from '../reading.ts';
import type { FoundCandles } from './find-candles.ts';
import { persuasion } from './find-chart.ts';
import { THIN_PITCH } from './value-candles.ts';

const NARROW_PLOT = 300;
const SHAKY = 0.6;

/** Of the whole reading. Trust is the candles' mean, less where their lattice or the axis leaves room for doubt. */
export function judgeQuality(
  found: FoundCandles,
  candles: Candle[],
  { axis, source }: { axis: PriceAxis | null; source: Quality['source'] },
): Quality {
  const mean = candles.reduce((sum, candle) => sum + candle.confidence, 0) / candles.length;
  const standing = 0.6 + 0.4 * Math.min(1, persuasion(found) / 0.6);
  const blur = softness(found);
  return {
    confidence: mean * standing * (axis ? 0.5 + 0.5 * axis.confidence : 0.9),
    source,
    blur,
    glare: 0,
    advice: adviceFor(found, { axis, source, blur, standing }),
  };
}

/** Share of the ink that covers its pixel only in part: next to none in a sharp picture, most of it in a blurred one. */
function softness({ ink }: FoundCandles): number {
  let part = 0;
  let all = 0;
  for (const value of ink.cover) {
    if (value < 50) continue;
    all++;
    if (value < 200) part++;
  }
  return Math.min(1, part / Math.max(1, all));
}

function adviceFor(
  { lattice, ink }: FoundCandles,
  {
    axis,
    source,
    blur,
    standing,
  }: { axis: PriceAxis | null; source: Quality['source']; blur: number; standing: number },
): ReadAdvice[] {
  const advice: ReadAdvice[] = [];
  if (!axis) advice.push('show-the-axis');
  if (source === 'photo' && blur > 0.5) advice.push('hold-steady');
  if (source === 'photo' && ink.width < NARROW_PLOT) advice.push('go-nearer');
  if (lattice.pitch < THIN_PITCH) advice.push('show-fewer-candles');
  if (source === 'photo' && (standing < SHAKY + 0.2 || !axis)) advice.push('take-a-screenshot');
  return advice;
}
