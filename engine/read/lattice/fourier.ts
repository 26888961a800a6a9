/** Cosines and sines of the `k`-th of `n` parts of a turn, backwards, for the first half of them; by `n`, since few lengths come up, again and again. */
type Turns = { cos: Float64Array; sin: Float64Array };
const turnsByLength = new Map<number, Turns>();

function turnsOf(n: number): Turns {
  const known = turnsByLength.get(n);
  if (known) return known;
  const angles = Float64Array.from({ length: n >> 1 }, (_, k) => ((-2 * Math.PI) / n) * k);
  const turns = { cos: angles.map(Math.cos), sin: angles.map(Math.sin) };
  turnsByLength.set(n, turns);
  return turns;
}

/** In-place radix-2 fast Fourier transform (Cooley–Tukey); the length must be a power of two. */
export function fourier(real: Float64Array, imaginary: Float64Array): void {
  const n = real.length;
  const turns = turnsOf(n);
  for (let i = 1, j = 0; i < n; i++) {
    let bit = n >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) {
      swap(real, i, j);
      swap(imaginary, i, j);
    }
  }
  for (let length = 2; length <= n; length <<= 1) {
    const half = length >> 1;
    const step = n / length;
    for (let from = 0; from < n; from += length)
      for (let k = 0, i = from, j = from + half; k < half; k++, i++, j++) {
        const cos = turns.cos[k * step]!;
        const sin = turns.sin[k * step]!;
        const re = real[j]! * cos - imaginary[j]! * sin;
        const im = real[j]! * sin + imaginary[j]! * cos;
        real[j] = real[i]! - re;
        imaginary[j] = imaginary[i]! - im;
        real[i]! += re;
        imaginary[i]! += im;
      }
  }
}

function swap(values: Float64Array, i: number, j: number): void {
  const value = values[i]!;
  values[i] = values[j]!;
  values[j] = value;
}
