import type { MeasuredCandle } from './candles/measure-candle.ts';

/** Rows on which candles were drawn, px of the picture, between which grains are sought: finer ones make no difference, and no screen has so many px a point as would be more. */
const GRAIN = { least: 1.2, most: 4.2 };
/** Frequencies so many times closer than what the candles' rows tell apart are looked at. */
const FINE = 5;
/**
 * How coherent the ends of bodies are at a grain, 0 to 1, at least, and so much of that squared times their number: of ends anywhere the best of all grains has
 * some 8.
 */
const COHERENT = { least: 0.5, certainty: 15 };
/** Of the best coherence: where ends stand on every third px, they stand on every one and a half too. */
const NEARLY = 0.75;
/** px by which the painted columns of a wick, of which an enlarged picture shows less, may be fewer than a row is high. */
const FEWER = 0.7;

/**
 * How high the rows are on which candles were drawn, px of the picture: a library that knows nothing of a screen's px draws on its points, and a picture that was enlarged shows px of its
 * own; 1 where ends lie anywhere. Prices that move in ticks stand on even rows as well, but no wick, `wick` px wide, is thinner than a row is high.
 */
export function grainOf(candles: readonly MeasuredCandle[], wick: number): number {
  const ends = candles.filter(({ hasBody }) => hasBody).flatMap(({ bodyTop, bodyBottom }) => [bodyTop, bodyBottom]);
  const grain = coherentGrain(ends);
  return grain <= wick + FEWER ? grain : 1;
}

/** The largest that explains them nearly as well as any (Rayleigh's periodogram); 1 where none does. */
function coherentGrain(ends: readonly number[]): number {
  if (ends.length < COHERENT.certainty) return 1;
  const step = 1 / (FINE * Math.max(1, Math.max(...ends) - Math.min(...ends)));
  const coherence = coherences(ends, 1 / GRAIN.most, step, Math.ceil((1 / GRAIN.least - 1 / GRAIN.most) / step));
  const most = Math.max(...coherence);
  if (most < COHERENT.least || ends.length * most ** 2 < COHERENT.certainty) return 1;
  let peak = coherence.findIndex((here) => here >= NEARLY * most);
  while (peak + 1 < coherence.length && coherence[peak + 1]! > coherence[peak]!) peak++;
  return 1 / (1 / GRAIN.most + peak * step);
}

/** At `count` frequencies, per px. */
function coherences(ends: readonly number[], first: number, step: number, count: number): Float64Array {
  const real = new Float64Array(count);
  const imaginary = new Float64Array(count);
  for (const end of ends) {
    const [turn, start] = [2 * Math.PI * step * end, 2 * Math.PI * first * end];
    const [byX, byY] = [Math.cos(turn), Math.sin(turn)];
    let x = Math.cos(start);
    let y = Math.sin(start);
    for (let i = 0; i < count; i++) {
      real[i]! += x;
      imaginary[i]! += y;
      const turned = x * byX - y * byY;
      y = x * byY + y * byX;
      x = turned;
    }
  }
  return real.map((sum, i) => Math.hypot(sum, imaginary[i]!) / ends.length);
}
