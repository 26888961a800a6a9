import { median } from '../axis/median.ts';
import { nextCovered } from './next-marked.ts';
import { INKED, type Ink } from './unmix-ink.ts';

/** A piece of one colour, row by row from its head: columns, half-open. */
type Piece = { owner: number; y0: number; rows: { x0: number; x1: number }[] };

/** px: a smaller piece shows no shape. */
const SMALLEST = 4;
/** So many dots, which differ by no more than that, px and of their median, make a row of them. */
const LEAST_DOTS = 6;
const SAME = { px: 1, share: 0.12 };
/** What a disc fills of the square about it, and how far off that its pixels may be. */
const DISC = { fill: Math.PI / 4, off: 0.13 };
/** Of the width: the first and the last row of a disc are narrower, its middle hardly off the column of theirs. */
const ROUND = { end: 0.8, off: 0.15 };
/** Of a colour's ink: the dots that stand before a candle or touch each other are of another shape. */
const MOST = 0.5;

/**
 * Owner of a colour that stands in dots of one size for the most part, as an indicator that follows the price from candle to candle draws them; null where there is none. Such dots
 * stand in the candles' slots, and are as wide as bodies.
 */
export function colourOfDots(ink: Ink, colours: number): number | null {
  const pieces = piecesOf(ink);
  for (let owner = 1; owner <= colours; owner++) {
    const own = pieces.filter((piece) => piece.owner === owner);
    const dots = ofOneSize(own.filter(isDisc));
    if (dots.length >= LEAST_DOTS && areaOf(dots) >= MOST * areaOf(own)) return owner;
  }
  return null;
}

/** Pieces without branches; of others each branch is one. */
function piecesOf(ink: Ink): Piece[] {
  const { width, height, cover, owner } = ink;
  const skip = nextCovered(ink);
  const pieces: Piece[] = [];
  let above: { piece: Piece; isTaken: boolean }[] = [];
  for (let y = 0; y < height; y++) {
    const here: typeof above = [];
    const row = y * width;
    let first = 0;
    for (let x = skip(row, row + width) - row; x < width; x = skip(row + x, row + width) - row) {
      if (cover[row + x]! < INKED) {
        x++;
        continue;
      }
      const x0 = x;
      const own = owner[row + x]!;
      while (x < width && cover[row + x]! >= INKED && owner[row + x] === own) x++;
      const run = { x0, x1: x };
      // Those that end before this run touch none of the next either.
      while (first < above.length && lastOf(above[first]!.piece).x1 <= x0) first++;
      let before: (typeof above)[number] | undefined;
      for (let i = first; !before && i < above.length && lastOf(above[i]!.piece).x0 < x; i++)
        if (!above[i]!.isTaken && above[i]!.piece.owner === own) before = above[i];
      if (before) before.isTaken = true;
      const piece = before?.piece ?? { owner: own, y0: y, rows: [] };
      if (!before) pieces.push(piece);
      piece.rows.push(run);
      here.push({ piece, isTaken: false });
    }
    above = here;
  }
  return pieces;
}

type Row = Piece['rows'][number];

const lastOf = ({ rows }: Piece): Row => rows[rows.length - 1]!;
const widthOf = ({ x0, x1 }: Row): number => x1 - x0;
const middleOf = ({ x0, x1 }: Row): number => (x0 + x1) / 2;
const diameterOf = ({ rows }: Piece): number => rows.length;
const sizeOf = ({ rows }: Piece): number => rows.reduce((sum, row) => sum + widthOf(row), 0);
const areaOf = (pieces: Piece[]): number => pieces.reduce((sum, piece) => sum + sizeOf(piece), 0);

function isDisc(piece: Piece): boolean {
  const { rows } = piece;
  const height = rows.length;
  if (height < SMALLEST) return false;
  const width = Math.max(...rows.map(widthOf));
  const [head, foot] = [rows[0]!, rows.at(-1)!];
  const middle = (Math.min(...rows.map(({ x0 }) => x0)) + Math.max(...rows.map(({ x1 }) => x1))) / 2;
  const isCentred = (row: Row) => Math.abs(middleOf(row) - middle) <= Math.max(0.5, ROUND.off * width);
  return (
    Math.abs(width - height) <= Math.max(SAME.px, SAME.share * height) &&
    Math.abs(sizeOf(piece) / (width * height) - DISC.fill) <= DISC.off &&
    [head, foot].every((row) => widthOf(row) <= ROUND.end * width && isCentred(row))
  );
}

/** Those that are about as large as the one in the middle. */
function ofOneSize(discs: Piece[]): Piece[] {
  const middle = median(discs.map(diameterOf));
  return discs.filter((disc) => Math.abs(diameterOf(disc) - middle) <= Math.max(SAME.px, SAME.share * middle));
}
