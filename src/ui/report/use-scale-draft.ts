import { useState } from 'react';
import type { AnalysisDetail, Calibration } from '#contract/analysis';
import { parsePrice } from './parse-price.ts';

export type Side = 'upper' | 'lower';
export type Draft = Record<Side, { y: number; price: string }> & { scale: Calibration['scale'] };
export type DraftFault = 'scale.needPrices' | 'scale.needOrder' | 'scale.needPositive';

/** Least distance of the two lines, px. */
export const leastGap = 8;

/** A price as one would type it: of nearly nothing, too, without a power of ten, which cannot be typed. */
export const typed = (price: number): string =>
  new Intl.NumberFormat('en', { useGrouping: false, maximumSignificantDigits: 8 }).format(price);

/** The two lines and prices as they are being set: first those that were read, else lines within the picture and no prices. */
export function useScaleDraft({ picture, quality }: Pick<AnalysisDetail, 'picture' | 'quality'>) {
  const [draft, setDraft] = useState<Draft>(() => {
    const scale = quality?.scale === 'log' ? 'log' : 'linear';
    const known = quality?.scalePoints?.toSorted((a, b) => a.y - b.y);
    const [upper, lower] = known ?? [];
    const isUsable = upper && lower && lower.y - upper.y >= leastGap && lower.y <= picture.height;
    return isUsable
      ? {
          scale,
          upper: { y: upper.y, price: typed(upper.price) },
          lower: { y: lower.y, price: typed(lower.price) },
        }
      : { scale, upper: { y: 0.25 * picture.height, price: '' }, lower: { y: 0.75 * picture.height, price: '' } };
  });
  const change = (side: Side, part: Partial<Draft[Side]>) =>
    setDraft((before) => ({ ...before, [side]: { ...before[side], ...part } }));
  const setScale = (scale: Draft['scale']) => setDraft((before) => ({ ...before, scale }));
  return { draft, change, setScale };
}

/** What the server is to be told, or what is still wrong. */
export function calibrationOf({ upper, lower, scale }: Draft): Calibration | DraftFault {
  const [high, low] = [parsePrice(upper.price), parsePrice(lower.price)];
  if (high === null || low === null) return 'scale.needPrices';
  if (high <= low) return 'scale.needOrder';
  if (scale === 'log' && low <= 0) return 'scale.needPositive';
  return {
    scale,
    points: [
      { y: upper.y, price: high },
      { y: lower.y, price: low },
    ],
  };
}
