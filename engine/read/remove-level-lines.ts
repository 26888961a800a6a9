import { INKED, type Ink, NONE } from './unmix-ink.ts';

/**
 * Takes out thin horizontal lines in a candle's colour that run across the gaps between candles: last price, orders, a crosshair.
 * Ink that a candle above or below the line continues into stays. Returns the rows where a line ran.
 */
export function removeLevelLines(ink: Ink): Set<number> {
  const { width, height, cover, owner } = ink;
  const inked = (y: number, x: number): boolean => y >= 0 && y < height && cover[y * width + x]! >= INKED;
  const lines = new Set<number>();
  for (let y = 0; y < height; y++) {
    let loose = 0;
    for (let x = 0; x < width; x++) if (inked(y, x) && !inked(y - 3, x) && !inked(y + 3, x)) loose++;
    if (loose > 0.18 * width) lines.add(y);
  }
  for (const y of lines) {
    let above = y;
    let below = y;
    while (lines.has(above)) above--;
    while (lines.has(below)) below++;
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if (cover[at]! > 0 && !inked(above, x) && !inked(below, x)) {
        cover[at] = 0;
        owner[at] = NONE;
      }
    }
  }
  return lines;
}
