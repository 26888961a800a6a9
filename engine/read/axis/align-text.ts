import { CHARACTER_COST, FARTHEST, isSeparator, nearestOf, unevenness } from './decode-glyphs.ts';
import { DIGITS, KINDS, NOTHING } from './digit-net.ts';

/** Stands for any of the ten digits. */
export const ANY_DIGIT = -1;

/** The place of each character of a given text in a line, px of the tile, and what the line gains with them over nothing being there, nats, as `decodeGlyphs` counts it. */
export type Alignment = { gain: number; columns: number[] };

/** Where the characters of these kinds stand most likely in a line of which `logs` are the log probabilities; null where they have no room. `advance` as in `decodeGlyphs`. */
export function alignText(logs: Float32Array, kinds: readonly number[], advance?: number): Alignment | null {
  const width = logs.length / KINDS;
  const gains = new Float32Array(kinds.length * width).fill(Number.NEGATIVE_INFINITY);
  const before = new Int32Array(kinds.length * width).fill(-1);
  for (const [place, kind] of kinds.entries()) {
    const parts = Number(isSeparator(kind)) + Number(place > 0 && isSeparator(kinds[place - 1]!));
    const nearest = nearestOf(parts);
    for (let x = 0; x < width; x++) {
      let best = place === 0 ? 0 : Number.NEGATIVE_INFINITY;
      for (let from = Math.max(0, Math.ceil(x - FARTHEST)); place > 0 && from <= x - nearest; from++) {
        const sum = gains[(place - 1) * width + from]! - unevenness(x - from, parts, advance);
        if (sum <= best) continue;
        best = sum;
        before[place * width + x] = from;
      }
      gains[place * width + x] = best + logAt(logs, x, kind) - logs[x * KINDS + NOTHING]! - CHARACTER_COST;
    }
  }
  const lastRow = gains.subarray((kinds.length - 1) * width);
  let x = lastRow.reduce((best, gain, at) => (gain > lastRow[best]! ? at : best), 0);
  const gain = lastRow[x] ?? Number.NEGATIVE_INFINITY;
  if (gain === Number.NEGATIVE_INFINITY) return null;
  const columns: number[] = [];
  for (let place = kinds.length - 1; place >= 0; place--) {
    columns.push(x);
    x = before[place * width + x]!;
  }
  return { gain, columns: columns.reverse() };
}

function logAt(logs: Float32Array, x: number, kind: number): number {
  if (kind !== ANY_DIGIT) return logs[x * KINDS + kind]!;
  let most = Number.NEGATIVE_INFINITY;
  for (let digit = 0; digit < DIGITS; digit++) most = Math.max(most, logs[x * KINDS + digit]!);
  return most;
}
