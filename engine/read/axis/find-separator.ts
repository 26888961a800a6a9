import { agreed, type Separator } from './agreed-separator.ts';
import type { Grey } from './text-mask.ts';

/** A label as it stands in the strip (dark on light, digits `glyphHeight` px high around the middle row) with the count of its digits. */
export type LabelTile = { tile: Grey; digits: number };

/**
 * The last separator of a column's labels, found by shape: where the digits leave a gap down to a blot at their feet. In small or blurred text the
 * recogniser loses points long before the eye does, which would make every price a hundred times too large. Null where labels disagree.
 */
export function findSeparator(labels: LabelTile[], glyphHeight: number): Separator | null {
  const seen = labels.filter(({ digits }) => digits >= 2).map((label) => lastSeparator(label, glyphHeight));
  const most = agreed(seen, (one) => String(one?.places ?? 'none'));
  if (!most) return null;
  const { alike, share } = most;
  const found = alike.filter((one) => one !== null);
  const [first] = found;
  if (!first) return { places: 0, shape: 'none', share };
  const tailed = found.filter(({ hasTail }) => hasTail).length;
  return { places: first.places, shape: tailed > alike.length / 2 ? 'comma' : 'point', share };
}

type Seen = { places: number; hasTail: boolean };

function lastSeparator({ tile, digits }: LabelTile, glyphHeight: number): Seen | null {
  const top = (tile.height - glyphHeight) / 2;
  const foot = top + glyphHeight;
  const upper = inkOfColumns(tile, top, foot - 0.34 * glyphHeight);
  const lower = inkOfColumns(tile, foot - 0.2 * glyphHeight, foot);
  const crown = inkOfColumns(tile, top, top + 0.2 * glyphHeight);
  const tail = inkOfColumns(tile, foot + 0.1 * glyphHeight, foot + 0.26 * glyphHeight);
  // A separator takes a bit less than half the room of a digit.
  const advance = tile.width / (digits + 0.45);
  // The hollow of a round digit has as much ink above it as below.
  const isBlot = (x: number) =>
    upper[x]! < 0.22 && lower[x]! > 0.45 && lower[x]! > 2 * upper[x]! && lower[x]! > 2 * crown[x]!;
  const reach = Math.round(0.4 * glyphHeight);
  for (let x = Math.floor(tile.width - 0.5 * advance); x > 0.5 * advance; x--) {
    if (!isBlot(x)) continue;
    let width = 1;
    while (isBlot(x - width)) width++;
    const isBetweenDigits = peak(upper, x + 1, x + reach) > 0.3 && peak(upper, x - width - reach, x - width) > 0.3;
    // The foot of a 1 or a 2 is broad, or ends a label.
    if (width > 0.3 * glyphHeight || !isBetweenDigits) continue;
    const places = Math.round((tile.width - x) / advance - 0.2);
    return places >= 1 && places < digits ? { places, hasTail: tail[x]! > 0.3 } : null;
  }
  return null;
}

const peak = (ink: Float32Array, from: number, to: number): number =>
  Math.max(0, ...ink.subarray(Math.max(0, from), to));

/** Mean ink of each column between two rows, 0 (ground) to 1. */
function inkOfColumns({ width, height, data }: Grey, from: number, to: number): Float32Array {
  const first = Math.max(0, Math.round(from));
  const last = Math.min(height, Math.max(first + 1, Math.round(to)));
  const ink = new Float32Array(width);
  for (let y = first; y < last; y++)
    for (let x = 0; x < width; x++) ink[x]! += (255 - data[y * width + x]!) / 255 / (last - first);
  return ink;
}
