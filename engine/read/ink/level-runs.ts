import { nextCovered } from './next-marked.ts';
import { FOREIGN, INKED, type Ink } from './unmix-ink.ts';

/** Columns, half-open. */
export type Stretch = [from: number, to: number];

/**
 * px that an upright line is wide. Of so many bands of the region's rows it stands in this part, on so many of their rows: its dashes may leave as much between them as they have,
 * an app's head and foot may be in the region too, and what hides a long wick stands in a few.
 */
const LINE = { widest: 6, bands: 16, share: 0.6, rows: 0.2 };
/** Of a border: what else lies over it, as a slanted line or a codec's specks, hides no more of it in all. */
const MOST_HIDDEN = 0.4;
const LEAST = 3;

/**
 * Runs of ink in a row that are wide enough to have an inside: those that are ink all along, or that only an upright line over them parts, as one between two days does; and those that
 * anything else parts.
 */
export type LevelRuns = { runs: Stretch[]; crossed: Stretch[] };

/** Asks for those of a row that are no wider than `widest`, px. */
export function levelRunsOf(ink: Ink, widest: number): (y: number) => LevelRuns {
  const { width, cover, owner } = ink;
  const skip = nextCovered(ink);
  const isOfLine = uprightLines(ink);
  const keepWide = (stretches: Stretch[], from: number, to: number) => {
    if (to - from >= LEAST && to - from <= widest) stretches.push([from, to]);
  };
  const isForeign = (row: number, from: number, to: number) => {
    if (to - from > LINE.widest) return false;
    for (let x = from; x < to; x++) if (owner[row + x] !== FOREIGN) return false;
    return true;
  };
  const isUnderLine = (from: number, to: number) => {
    for (let x = from; x < to; x++) if (!isOfLine(x)) return false;
    return true;
  };
  return (y) => {
    const [runs, parted, crossed]: [Stretch[], Stretch[], Stretch[]] = [[], [], []];
    const row = y * width;
    // The run before, from where it began before upright lines parted it, and before anything did, with how much of it is hidden, px.
    let whole = -1;
    let end = -1;
    let all = -1;
    let hidden = 0;
    for (let x = 0; x < width; ) {
      if (cover[row + x]! < INKED || owner[row + x] === FOREIGN) {
        x = skip(row + x + 1, row + width) - row;
        continue;
      }
      const from = x;
      while (x < width && cover[row + x]! >= INKED) x++;
      keepWide(runs, from, x);
      const isHidden = end >= 0 && isForeign(row, end, from);
      hidden = isHidden ? hidden + from - end : 0;
      if (!isHidden) all = from;
      if (isHidden && isUnderLine(end, from)) keepWide(parted, whole, x);
      else whole = from;
      if (hidden > 0 && hidden <= MOST_HIDDEN * (x - all)) keepWide(crossed, all, x);
      end = x;
    }
    return { runs: parted.length > 0 ? [...runs, ...parted] : runs, crossed };
  };
}

/** Whether an upright line that is none of the candles' stands in a column. Few are ever asked for. */
function uprightLines(ink: Ink): (x: number) => boolean {
  const ends = Array.from({ length: LINE.bands + 1 }, (_, k) => Math.round((k * ink.height) / LINE.bands));
  const known = new Map<number, boolean>();
  const stands = (x: number): boolean => {
    if (x < 0 || x >= ink.width) return false;
    const told = known.get(x) ?? standsIn(ink, x, ends);
    known.set(x, told);
    return told;
  };
  return (x) => {
    let [from, to] = [x, x];
    while (to - from <= LINE.widest && stands(from - 1)) from--;
    while (to - from <= LINE.widest && stands(to)) to++;
    return stands(x) && to - from <= LINE.widest;
  };
}

/** Whether a column is foreign in so many bands of rows, between these `ends`, as a line stands in. */
function standsIn({ width, owner }: Ink, x: number, ends: readonly number[]): boolean {
  let missing = 0;
  for (let band = 0; band < LINE.bands && missing <= (1 - LINE.share) * LINE.bands; band++) {
    const [y0, y1] = [ends[band]!, ends[band + 1]!];
    let lacking = Math.max(1, LINE.rows * (y1 - y0));
    for (let y = y0; y < y1 && lacking > 0; y++) if (owner[y * width + x] === FOREIGN) lacking--;
    if (lacking > 0) missing++;
  }
  return missing <= (1 - LINE.share) * LINE.bands;
}
