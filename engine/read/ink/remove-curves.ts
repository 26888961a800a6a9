import { median } from '../axis/median.ts';
import { nextCovered } from './next-marked.ts';
import { INKED, type Ink, NONE } from './unmix-ink.ts';

/** px from top to bottom in one column: what is higher is no line's. */
const THICKEST = 6;
/**
 * Of the region's width: so many columns a curve is seen in alone, and of all that it runs over so many, nearly all as thick: near and low candles are not. Rows that it rises or falls over, and of
 * these how many where it is seen: ticks of bars and borders of bodies that go on from one candle to the next are level, and rise behind the candles.
 */
const LEAST = { columns: 0.25, share: 0.6, even: 0.9, rows: 12, seen: 0.5 };
/** px from where a curve would go on, in the next column and for each one more that a candle hides. */
const OFF = { first: 1.6, each: 0.12, most: 4 };
/** Of the region's width: so far candles hide it. */
const HIDDEN = 0.04;
/** px without ink. */
const BROKEN = 2;
/** Columns by which its slope is told. */
const SLOPE = 10;

/** Of one column: rows of ink, half-open, with none above and below. */
type Run = { y0: number; y1: number };
type Piece = { x: number; run: Run };
type Track = { x: number; y: number; pieces: Piece[]; bare: number };

/**
 * Takes out curves in a candle's colour, as the edges of a cloud or a band about an average have: between two of them and the sides of two candles the ground would pass for a hollow body. A curve is
 * what goes on from column to column by itself, but where a candle hides it.
 */
export function removeCurves(ink: Ink): void {
  const { thin, high } = columnsOf(ink);
  const isAlone = ({ x, run }: Piece) =>
    [...thin[x]!, ...high[x]!].every(
      (other) => other === run || other.y0 - run.y1 >= NEAR || run.y0 - other.y1 >= NEAR,
    );
  for (const { pieces } of curvesAmong(thin, high)) {
    const thickness = new Map(thicknessOf(pieces).map((px, i) => [pieces[i]!, px]));
    const thickest = median([...thickness.values()]) + 1;
    for (const stretch of stretchesOf(pieces)) {
      if (isBorder(stretch, high)) continue;
      for (const piece of stretch) if (thickness.get(piece)! <= thickest && isAlone(piece)) erase(ink, piece);
    }
  }
}

/** px: what is so near to other ink in its column may be a low body, or belong to one. */
const NEAR = THICKEST + 1;

const heightOf = ({ y0, y1 }: Run): number => y1 - y0;

/** The thin runs of each column, and the higher ones. */
function columnsOf(ink: Ink): { thin: Run[][]; high: Run[][] } {
  const { width, height, cover } = ink;
  const thin: Run[][] = Array.from({ length: width }, () => []);
  const high: Run[][] = Array.from({ length: width }, () => []);
  const from = new Int32Array(width).fill(-1);
  const last = new Int32Array(width).fill(-2);
  const close = (x: number) => {
    if (from[x]! < 0) return;
    const run = { y0: from[x]!, y1: last[x]! + 1 };
    (run.y1 - run.y0 <= THICKEST ? thin : high)[x]!.push(run);
  };
  const skip = nextCovered(ink);
  for (let y = 0; y < height; y++) {
    const end = (y + 1) * width;
    for (let at = skip(y * width, end); at < end; at = skip(at + 1, end)) {
      if (cover[at]! < INKED) continue;
      const x = at - y * width;
      if (last[x] !== y - 1) {
        close(x);
        from[x] = y;
      }
      last[x] = y;
    }
  }
  for (let x = 0; x < width; x++) close(x);
  return { thin, high };
}

/** Whether there are any. */
export function hasCurves(ink: Ink): boolean {
  const { thin, high } = columnsOf(ink);
  return curvesAmong(thin, high).length > 0;
}

function curvesAmong(thin: readonly Run[][], high: readonly Run[][]): Track[] {
  const width = thin.length;
  const isHidden = (x: number, y: number) => high[x]!.some(({ y0, y1 }) => y > y0 - BROKEN && y < y1 + BROKEN);
  const done: Track[] = [];
  let open: Track[] = [];
  for (let x = 0; x < width; x++) {
    const left = new Set(thin[x]!);
    const next: Track[] = [];
    for (const track of open.toSorted((a, b) => b.pieces.length - a.pieces.length)) {
      const apart = x - track.x;
      const y = track.y + slopeOf(track) * apart;
      const reach = Math.min(OFF.most, OFF.first + OFF.each * (apart - 1));
      const run = nearest(left, y);
      if (run && Math.abs(middleOf(run) - y) <= reach) {
        left.delete(run);
        track.pieces.push({ x, run });
        Object.assign(track, { x, y: middleOf(run), bare: 0 });
        next.push(track);
      } else if (isHidden(x, y) ? apart <= HIDDEN * width : ++track.bare <= BROKEN) next.push(track);
      else done.push(track);
    }
    for (const run of left) next.push({ x, y: middleOf(run), pieces: [{ x, run }], bare: 0 });
    open = next;
  }
  return [...done, ...open].filter(({ pieces }) => isCurve(pieces, width));
}

const middleOf = ({ y0, y1 }: Run): number => (y0 + y1) / 2;

function nearest(runs: Iterable<Run>, y: number): Run | null {
  let best: Run | null = null;
  for (const run of runs) if (!best || Math.abs(middleOf(run) - y) < Math.abs(middleOf(best) - y)) best = run;
  return best;
}

/** Rows a column, as its last columns tell. */
function slopeOf({ pieces }: Track): number {
  const last = pieces.at(-1)!;
  const before = pieces.at(-SLOPE) ?? pieces[0]!;
  return last.x === before.x ? 0 : (middleOf(last.run) - middleOf(before.run)) / (last.x - before.x);
}

/** px of each: its rows without those that it has since the curve rises or falls there. */
function thicknessOf(pieces: readonly Piece[]): number[] {
  return pieces.map(({ x, run }, i) => {
    const [before, after] = [pieces[i - 1], pieces[i + 1]].map((beside) =>
      beside && Math.abs(beside.x - x) === 1 ? Math.abs(middleOf(beside.run) - middleOf(run)) : 0,
    );
    return heightOf(run) - Math.min(before!, after!);
  });
}

function isCurve(pieces: readonly Piece[], width: number): boolean {
  const across = pieces.at(-1)!.x - pieces[0]!.x + 1;
  if (pieces.length < LEAST.columns * width || pieces.length < LEAST.share * across) return false;
  const thickness = thicknessOf(pieces);
  const usual = median(thickness);
  if (thickness.filter((px) => Math.abs(px - usual) <= 1).length < LEAST.even * pieces.length) return false;
  const rows = pieces.map(({ run }) => middleOf(run));
  if (Math.max(...rows) - Math.min(...rows) < LEAST.rows) return false;
  const steps = pieces
    .slice(1)
    .map(({ x }, i) => ({ by: Math.abs(rows[i + 1]! - rows[i]!), isSeen: x === pieces[i]!.x + 1 }));
  const sum = (some: typeof steps) => some.reduce((all, { by }) => all + by, 0);
  return sum(steps.filter(({ isSeen }) => isSeen)) >= LEAST.seen * sum(steps);
}

/** Pieces in columns side by side. */
function stretchesOf(pieces: readonly Piece[]): Piece[][] {
  const stretches: Piece[][] = [];
  for (const piece of pieces) {
    const last = stretches.at(-1);
    if (last && piece.x === last.at(-1)!.x + 1) last.push(piece);
    else stretches.push([piece]);
  }
  return stretches;
}

/** px: of a hollow body's border so many columns at least are no curve's that happens to run level, and its rows are the same but for so many. */
const BORDER = { columns: 4, off: 1 };

/** Whether they are a hollow body's upper or lower border, along which a curve that crosses it was followed: level, up to a corner of it. */
function isBorder(stretch: readonly Piece[], high: readonly Run[][]): boolean {
  if (stretch.length < BORDER.columns) return false;
  const rows = stretch.map(({ run }) => middleOf(run));
  if (Math.max(...rows) - Math.min(...rows) > BORDER.off) return false;
  const isCorner = (x: number, { y0, y1 }: Run) =>
    high[x]?.some((side) => Math.abs(side.y0 - y0) <= BORDER.off || Math.abs(side.y1 - y1) <= BORDER.off) ?? false;
  const [first, last] = [stretch[0]!, stretch.at(-1)!];
  return isCorner(first.x - 1, first.run) || isCorner(last.x + 1, last.run);
}

/** With its soft rows above and below. */
function erase({ width, height, cover, owner }: Ink, { x, run: { y0, y1 } }: Piece): void {
  for (let y = Math.max(0, y0 - 1); y < Math.min(height, y1 + 1); y++) {
    cover[y * width + x] = 0;
    owner[y * width + x] = NONE;
  }
}
