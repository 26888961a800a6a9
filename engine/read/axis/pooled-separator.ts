import { type Glyph, isSeparator } from './decode-glyphs.ts';
import { APOSTROPHE, COMMA, KINDS, kindsAt, NOTHING, POINT, REACH } from './digit-net.ts';
import { TILE_HEIGHT } from './digit-tile.ts';
import { type DigitLabel, isDigit } from './read-digits.ts';

const WIDTH = 2 * REACH + 1;

/**
 * Log odds that a point, and neither a comma nor the space between thousands, stands before the last three digits of labels; null where no label ends in so many. In the mean of what all of
 * them show there grain and what a codec leaves go, and the tail of a comma stays, which in a single label is hardly more than they are.
 */
export function pooledPointOdds(labels: readonly Pick<DigitLabel, 'glyphs' | 'tile'>[]): number | null {
  const mean = new Float32Array(WIDTH * TILE_HEIGHT);
  const seen = labels.flatMap(({ glyphs, tile }) => {
    const x = separatorPlace(glyphs);
    return x === null ? [] : [{ tile, from: x - REACH }];
  });
  if (seen.length === 0) return null;
  for (const { tile, from } of seen)
    for (let row = 0; row < TILE_HEIGHT; row++)
      for (let k = 0; k < WIDTH; k++) {
        const column = Math.min(tile.width - 1, Math.max(0, from + k));
        mean[row * WIDTH + k]! += tile.data[row * tile.width + column]! / seen.length;
      }
  const logs = kindsAt({ width: WIDTH, height: TILE_HEIGHT, data: mean, left: 0, scale: 1 });
  const likely = (kind: number) => Math.exp(logs[REACH * KINDS + kind]!);
  return Math.log((likely(POINT) + LEAST) / (likely(COMMA) + likely(APOSTROPHE) + likely(NOTHING) + LEAST));
}

/** What is less likely is not told apart. */
const LEAST = 1e-6;

/** Column of a tile before its last three digits where the only separator stands, or would if it were seen. */
function separatorPlace(glyphs: readonly Glyph[]): number | null {
  const [before, first, ...last] = glyphs.slice(-4);
  if (!before || !first || ![first, ...last].every(isDigit)) return null;
  const isOnly = !glyphs.slice(0, -4).some(({ kind }) => isSeparator(kind));
  if (isSeparator(before.kind)) return isOnly ? before.x : null;
  return isDigit(before) && isOnly ? Math.round((before.x + first.x) / 2) : null;
}
