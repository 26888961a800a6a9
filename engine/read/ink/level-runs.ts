import { nextCovered } from './next-marked.ts';
import { FOREIGN, INKED, type Ink } from './unmix-ink.ts';

/** Columns, half-open. */
export type Stretch = [from: number, to: number];

/**
 * px that an upright line is wide. Of so many bands of the region's rows it stands in this part, on so many of their rows: its dashes may leave as much between them as they have,
 * an app's head and foot may be in the region too, and what hides a long wick stands in a few.
 */
const LINE = { widest: 6, bands: 16, share: 0.6, rows: 0.2 };
const LEAST = 3;

/** Asks for the runs of ink in a row that are wide enough to have an inside, and no wider than `widest`, px; then for those that an upright line over them parts, as one between two days does. */
export function levelRunsOf(ink: Ink, widest: number): (y: number) => Stretch[] {
  const { width, cover, owner } = ink;
  const skip = nextCovered(ink);
  const isOfLine = uprightLines(ink);
  const isWide = ([from, to]: Stretch) => to - from >= LEAST && to - from <= widest;
  const isHidden = (row: number, from: number, to: number) => {
    for (let x = from; x < to; x++) if (!isOfLine[x] || owner[row + x] !== FOREIGN) return false;
    return true;
  };
  return (y) => {
    const runs: Stretch[] = [];
    const parted: Stretch[] = [];
    const row = y * width;
    let before: Stretch | null = null;
    for (let x = 0; x < width; ) {
      if (cover[row + x]! < INKED || owner[row + x] === FOREIGN) {
        x = skip(row + x + 1, row + width) - row;
        continue;
      }
      const from = x;
      while (x < width && cover[row + x]! >= INKED) x++;
      runs.push([from, x]);
      const whole: Stretch | null = before && isHidden(row, before[1], from) ? [before[0], x] : null;
      if (whole) parted.push(whole);
      before = whole ?? [from, x];
    }
    return [...runs, ...parted].filter(isWide);
  };
}

/** Which columns an upright line that is none of the candles' stands in. */
function uprightLines({ width, height, owner }: Ink): Uint8Array {
  const bands = new Uint8Array(width);
  for (let band = 0; band < LINE.bands; band++) {
    const [y0, y1] = [band, band + 1].map((k) => Math.round((k * height) / LINE.bands)) as Stretch;
    const rows = new Int32Array(width);
    for (let at = y0 * width, x = 0; at < y1 * width; at++, x = x + 1 === width ? 0 : x + 1)
      if (owner[at] === FOREIGN) rows[x]!++;
    for (let x = 0; x < width; x++) if (y1 > y0 && rows[x]! >= LINE.rows * (y1 - y0)) bands[x]!++;
  }
  const isOfLine = new Uint8Array(width);
  let from = -1;
  for (let x = 0; x <= width; x++) {
    const stands = x < width && bands[x]! >= LINE.share * LINE.bands;
    if (stands && from < 0) from = x;
    if (stands || from < 0) continue;
    if (x - from <= LINE.widest) isOfLine.fill(1, from, x);
    from = -1;
  }
  return isOfLine;
}
