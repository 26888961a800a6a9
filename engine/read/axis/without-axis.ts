import { DIGIT, type DigitTile, TILE_HEIGHT } from './digit-tile.ts';
import { INK } from './tile-ink.ts';

/** Of full ink: less is not even the soft side of a line or a digit. */
const FAINT = 0.2;
/** Rows in which a tick is soft, and from the middle of a tile to which it reaches, since text stands somewhat above it: digits have more, and ink beyond them. */
const TICK = { rows: 5, off: 4 };
/** px of the tile: so long is a tick at least and at most. A line without one may be a candle's. */
const LENGTH = { least: 2, most: 1.5 * DIGIT };

/**
 * A label's tile without the line of the axis at its side and the tick that leads to it, which together look like a sign or like a four. Beyond a line that is the axis's there is
 * nothing of the label.
 */
export function withoutAxis(tile: DigitTile): DigitTile {
  const { width, data } = tile;
  const inkAt = (x: number, row: number) => data[row * width + x]!;
  const isLine = (x: number) => inkAt(x, 0) >= INK && inkAt(x, TILE_HEIGHT - 1) >= INK;
  const isOfTick = (x: number) => {
    const rows = rowsOf(x);
    return rows.length <= TICK.rows && rows.every((row) => Math.abs(row - (TILE_HEIGHT - 1) / 2) <= TICK.off);
  };
  const isSoft = (x: number) => inkAt(x, 0) >= FAINT || inkAt(x, TILE_HEIGHT - 1) >= FAINT;
  const right = axisFrom(width - 1, -1);
  const left = axisFrom(0, 1);
  if (right === null && left === null) return tile;
  const kept = data.slice();
  for (let x = 0; x < width; x++)
    if (x >= (right ?? width) || x <= (left ?? -1))
      for (let row = 0; row < TILE_HEIGHT; row++) kept[row * width + x] = 0;
  return { ...tile, data: kept };

  function rowsOf(x: number): number[] {
    return Array.from({ length: TILE_HEIGHT }, (_, row) => row).filter((row) => inkAt(x, row) >= INK);
  }

  /** Up to which column, from a side inwards, line and tick reach; null where no line is the first that is met. */
  function axisFrom(side: number, by: 1 | -1): number | null {
    let x = side;
    while (x >= 0 && x < width && (rowsOf(x).length === 0 || (isSoft(x) && !isLine(x)))) x += by;
    if (x < 0 || x >= width || !isLine(x)) return null;
    while (x >= 0 && x < width && (isLine(x) || isSoft(x))) x += by;
    const from = x;
    while (x >= 0 && x < width && Math.abs(x - from) < LENGTH.most && rowsOf(x).length > 0 && isOfTick(x)) x += by;
    return Math.abs(x - from) < LENGTH.least ? null : x - by;
  }
}
