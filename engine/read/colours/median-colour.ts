import { median } from '../axis/median.ts';
import type { Rgb } from './colour.ts';

/** The median of each channel by itself; NaN for nothing. */
export function medianColour(colours: readonly Rgb[]): Rgb {
  const channel = (k: number) => median(colours.map((rgb) => rgb[k]!));
  return [channel(0), channel(1), channel(2)];
}
