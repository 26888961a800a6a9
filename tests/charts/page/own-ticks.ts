import type { OwnAxis, Quote } from './own-axis.ts';
import { type Drawn, scaleOf } from './sketch.ts';

/** The prices that an axis names, from below. */
export function ticksOf(drawn: Drawn, { ticks, pitch, size, quote }: OwnAxis): number[] {
  const { plot } = drawn;
  const { priceAt, rowOf } = scaleOf(drawn);
  const [top, bottom] = [plot.y + size, plot.y + plot.h - size];
  const high = priceAt(top);
  // Room below the candles may reach below nothing, where no price is.
  const low = Math.max(priceAt(bottom), high / 1000);
  const apart = (prices: number[]) => {
    const kept: number[] = [];
    for (const price of prices)
      if (kept.length === 0 || Math.abs(rowOf(price) - rowOf(kept.at(-1)!)) >= pitch) kept.push(price);
    return kept;
  };
  const even = () => {
    const count = Math.max(3, Math.min(6, Math.floor((bottom - top) / pitch)));
    return Array.from({ length: count }, (_, i) => priceAt(bottom - ((bottom - top) * i) / (count - 1)));
  };
  const inSteps = (step: number) => {
    const from = Math.ceil(low / step);
    const count = Math.floor(high / step) - from + 1;
    return apart(Array.from({ length: count }, (_, i) => (from + i) * step));
  };
  const least = ((high - low) * pitch) / (bottom - top);
  const parts = PARTS[quote];
  if (parts) {
    const step = STEPS_OF_PARTS.map((count) => count / parts).find((one) => one >= least);
    return step ? inSteps(step) : [];
  }
  if (ticks === 'logarithmic') {
    const kept = apart(multiples(low, high, [1, 1.5, 2, 3, 5, 7]));
    if (kept.length >= 4) return kept;
  }
  if (ticks === 'even') return even();
  const mantissas = { quarters: [2.5], eighths: [1.25] }[ticks as string] ?? [1, 2, 5];
  const steps = multiples(least, high - low, mantissas)
    .map(inSteps)
    .filter((prices) => prices.length >= 3);
  return (ticks === 'few' ? steps.at(-1) : steps[0]) ?? even();
}

/** Of one, where a market counts in parts of it, and the steps that it takes in them. */
const PARTS: Partial<Record<Quote, number>> = { eighths: 8, thirtySeconds: 32 };
const STEPS_OF_PARTS = [1, 2, 4, 8, 16, 32, 64, 160, 320, 800];

/** All products of these with powers of ten between two prices. */
function multiples(low: number, high: number, mantissas: number[]): number[] {
  const found: number[] = [];
  for (let power = Math.floor(Math.log10(low)) - 1; power <= Math.log10(high) + 1; power++)
    for (const mantissa of mantissas) found.push(Number((mantissa * 10 ** power).toPrecision(6)));
  return found.filter((price) => price >= low && price <= high);
}

const THOUSANDS = /\B(?=(\d{3})+$)/g;
const LAKHS = /\B(?=(?:\d{2})*\d{3}$)/g;
/** Digits that fonts have for counting. */
export const SMALL = '₀₁₂₃₄₅₆₇₈₉';

/** A price as this axis writes it. */
export function ownText(price: number, all: number[], own: OwnAxis, decimals: number): string {
  const { prefix, suffix, letter, zeros, quote } = own;
  const inParts = PARTS[quote];
  const divisor = letter === 'M' ? 1e6 : letter === '' || price < 1000 ? 1 : 1000;
  if (inParts) {
    const whole = Math.floor(price + 1e-9);
    const part = String(Math.round((price - whole) * inParts));
    return `${whole}${own.thousands}${quote === 'eighths' ? part : part.padStart(2, '0')}`;
  }
  if (zeros !== 'written' && price < 0.001) {
    const count = Math.ceil(-Math.log10(price) - 1e-9) - 1;
    const digits = (price * 10 ** (count + 4)).toFixed(0);
    return `${prefix}0.0${[...String(count)].map((digit) => SMALL[Number(digit)]).join('')}${digits}${suffix}`;
  }
  const places =
    own.ticks === 'even' ? (divisor > 1 ? 2 : decimals) : Math.max(...all.map((one) => placesOf(one / divisor)));
  const shown = own.short || divisor > 1 ? places : Math.max(places, decimals);
  const [whole = '', fraction] = (price / divisor).toFixed(Math.min(shown, 10)).split('.');
  // 142.000 may be a hundred and forty-two or as many thousand: nobody could say, so no such label is drawn.
  const isClear = own.thousands !== '.' || fraction || price >= 1e6;
  const grouped = whole.replace(quote === 'lakhs' ? LAKHS : THOUSANDS, isClear ? own.thousands : '');
  return (
    prefix + (fraction ? `${grouped}${own.decimalMark}${fraction}` : grouped) + (divisor > 1 ? letter : '') + suffix
  );
}

/** How many decimals a number has, of nine that it may have. */
const placesOf = (price: number): number =>
  Number(price.toPrecision(9)).toFixed(10).replace(/0+$/, '').split('.')[1]!.length;
