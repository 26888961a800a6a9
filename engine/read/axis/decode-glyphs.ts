import { APOSTROPHE, CLASSES, COMMA, KINDS, NOTHING, OTHER, POINT } from './digit-net.ts';
import { DIGIT } from './digit-tile.ts';

/** A character of a label: the column of its middle, px of the tile, and how likely it is each of the kinds. */
export type Glyph = {
  x: number;
  kind: number;
  likely: Float32Array;
  /** How likely nothing is there at all. */
  nothing: number;
};

/** Least distance of two neighbours' middles, px: digits, and a digit from a separator. */
const NEAREST = 0.5 * DIGIT;
const NEAREST_SEPARATOR = 0.27 * DIGIT;
/** Farther apart, two digits have a gap between them. */
export const FARTHEST = 2.2 * DIGIT;
/** What a character costs, so that grain makes none up, nats. */
export const CHARACTER_COST = 0.7;

/** Whether a kind of character parts the digits of a number. */
export const isSeparator = (kind: number): boolean => kind === POINT || kind === COMMA || kind === APOSTROPHE;

/**
 * The characters of a line of text, of which `kindsAt` gives the log probabilities: the chain of columns and kinds that gains most over nothing being there. `advance` is the usual distance
 * of two digits, px, where the column's other labels tell it.
 */
export function decodeGlyphs(logs: Float32Array, advance?: number): Glyph[] {
  const width = logs.length / KINDS;
  const best = new Float32Array(width * 2).fill(Number.NEGATIVE_INFINITY);
  const kinds = new Int8Array(width * 2);
  const before = new Int32Array(width * 2).fill(-1);
  let last = -1;
  for (let x = 0; x < width; x++)
    for (const group of [0, 1]) {
      const state = x * 2 + group;
      const [kind, gain] = likeliest(logs, x, group === 1);
      if (gain <= 0) continue;
      kinds[state] = kind;
      best[state] = gain;
      for (let from = Math.max(0, Math.ceil(x - FARTHEST)); from < x; from++)
        for (const other of [0, 1]) {
          const source = from * 2 + other;
          if (best[source] === Number.NEGATIVE_INFINITY || x - from < nearestOf(group + other)) continue;
          const sum = best[source]! + gain - unevenness(x - from, group + other, advance);
          if (sum > best[state]!) {
            best[state] = sum;
            before[state] = source;
          }
        }
      if (last < 0 || best[state]! > best[last]!) last = state;
    }
  const glyphs: Glyph[] = [];
  for (let state = last; state >= 0; state = before[state]!)
    glyphs.push(glyphAt(logs, width, state >> 1, kinds[state]!));
  return glyphs.reverse();
}

/** How near two neighbours may stand of which so many part digits, px. */
export const nearestOf = (separators: number): number => (separators === 1 ? NEAREST_SEPARATOR : NEAREST);

/** The gain of the likeliest kind, separators apart from all others, over nothing. */
function likeliest(logs: Float32Array, x: number, separators: boolean): [kind: number, gain: number] {
  let kind = -1;
  for (let k = 0; k < NOTHING; k++)
    if (isSeparator(k) === separators && (kind < 0 || logs[x * KINDS + k]! > logs[x * KINDS + kind]!)) kind = k;
  return [kind, logs[x * KINDS + kind]! - logs[x * KINDS + NOTHING]! - CHARACTER_COST];
}

/** What it costs that two neighbours stand so far apart, px, nats: digits of one font have one advance. */
export function unevenness(distance: number, separators: number, advance: number | undefined): number {
  if (advance === undefined || separators > 0) return 0;
  return Math.min(2.5, 0.5 * ((distance - advance) / (0.13 * advance)) ** 2);
}

/** What is likely in the middle column and those beside it, which see the same character. */
function glyphAt(logs: Float32Array, width: number, x: number, kind: number): Glyph {
  const likely = new Float32Array(OTHER + 1);
  let sum = 0;
  let nothing = 0;
  for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
    nothing += Math.exp(logs[column * KINDS + NOTHING]!);
    for (let k = 0; k <= OTHER; k++) {
      const share = Math.exp(logs[column * KINDS + k]!);
      likely[k]! += share;
      sum += share;
    }
  }
  for (let k = 0; k <= OTHER; k++) likely[k]! /= sum;
  return { x, kind, likely, nothing: nothing / (nothing + sum) };
}

/** What cannot be read is a question mark; an apostrophe parts thousands as a comma does. */
export const characterOf = (kind: number): string => (CLASSES[kind] ?? '?').replace("'", ',');

export const textOf = (glyphs: Glyph[]): string => glyphs.map(({ kind }) => characterOf(kind)).join('');
