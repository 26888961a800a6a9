import type { Separator } from './agreed-separator.ts';
import { usualDecimals } from './label-value.ts';

/**
 * Digits after the point, as a column's recognised texts and the shapes of its labels say together; `isSure` where nothing speaks against it.
 * `confidence` is the recogniser's mean in these texts, 0 to 1.
 */
export function settleDecimals(
  texts: readonly string[],
  separator: Separator | null,
  confidence = 0,
): { decimals: number | null; isSure: boolean } {
  const usual = usualDecimals(texts);
  if (!usual) return { decimals: null, isSure: false };
  const written = texts.filter((text) => /\d[.,]\d/.test(text)).length / texts.length;
  // Shape can show a point, but in small text not that there is none. Some libraries drop trailing zeros; then each label speaks for itself.
  if (!separator || separator.shape === 'none') return { decimals: usual.decimals, isSure: written > 0.6 };
  const seen = decimalsSeen(separator, texts);
  if (seen === usual.decimals) return { decimals: seen, isSure: true };
  // The recogniser loses points and takes commas for points; it makes up neither. A lens takes a comma's tail, so that its shape is a point's.
  const commas = texts.filter((text) => /\d,\d{3}$/.test(text)).length;
  if (usual.decimals === 0 && separator.places === 3 && commas >= Math.max(2, texts.length / 3))
    return { decimals: 0, isSure: true };
  const lost = written < 0.5 && (separator.share >= 0.75 || confidence < LEGIBLE);
  const mistaken = separator.places === 3 && written >= 0.5 && usual.share < 0.9;
  if (lost || mistaken) return { decimals: seen, isSure: separator.share >= 0.75 };
  return { decimals: usual.decimals, isSure: written > 0.8 && usual.share > 0.8 };
}

/** Text read so surely has hardly lost its points. */
const LEGIBLE = 0.9;

/** A comma before three digits parts thousands, unless the number is below one. */
function decimalsSeen({ places, shape }: Separator, texts: readonly string[]): number {
  const isBelowOne = texts.filter((text) => /^0/.test(text)).length > texts.length / 2;
  return shape === 'comma' && places === 3 && !isBelowOne ? 0 : places;
}
