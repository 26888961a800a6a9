import { slidingMean } from './sliding-window.ts';
import type { Grey } from './text-mask.ts';

/** Unsharp mask: adds `amount` times what a mean over `reach` px to all sides takes away. Brings back strokes that enlarging or a lens has smeared. */
export function sharpen(grey: Grey, reach: number, amount: number): Grey {
  const smooth = slidingMean(grey, { x: reach, y: reach });
  const data = grey.data.map((value, i) => Math.min(255, Math.max(0, value + amount * (value - smooth[i]!))));
  return { ...grey, data };
}
