import type { CandleColours } from '../colours/choose-candle-colours.ts';
import { distance } from '../colours/colour.ts';
import { nextMarked } from '../ink/next-marked.ts';
import { INKED, type Ink, NONE } from '../ink/unmix-ink.ts';
import type { InkBox } from '../lattice/find-boxes.ts';
import type { Lattice } from '../lattice/find-pitch.ts';
import { inkOfBoxes } from './ink-of-boxes.ts';
import type { Marks } from './mark-ink.ts';

/** A colour with less than this of the strongest's contrast is a watermark's if more than that part of its ink lies in runs wider than bodies can be, or if what it fills stands anywhere. */
const FAINT = 0.5;
const MOST_WIDE = 0.5;
/** Bodies that touch are drawn to whole px, some of them wider than the pitch. */
const WIDEST = { pitches: 1.05, px: 1 };
/** What is as wide as this, of the pitch, is filled; of a colour's ink so much tells where it stands. */
const FILLED = { width: 0.25, ink: 0.25 };
/** Of what candles fill so much stands in slots, of a watermark's letters no more. */
const STANDING = { candles: 0.85, letters: 0.6 };

/** Index of a watermark's colour, null where there is none. */
export function watermarkOf({ background, candles }: CandleColours, { ink, boxes, lattice }: Marks): number | null {
  const contrasts = candles.map((rgb) => distance(rgb, background));
  const strongest = Math.max(...contrasts);
  if (contrasts.every((contrast) => contrast >= FAINT * strongest)) return null;
  const wide = wideShares(ink, WIDEST.pitches * lattice.pitch + WIDEST.px);
  const filled = standingFilled(ink, boxes, lattice);
  const areCandlesFirm = Math.max(...candles.map((_, index) => filled[index + 1]!)) >= STANDING.candles;
  const isWatermark = (owner: number) =>
    wide[owner]! > MOST_WIDE || (areCandlesFirm && filled[owner]! <= STANDING.letters);
  const found = contrasts.findIndex((contrast, index) => contrast < FAINT * strongest && isWatermark(index + 1));
  return found < 0 ? null : found;
}

/** Of what each owner fills the part that stands in slots; NaN where it fills too little to tell. */
function standingFilled(ink: Ink, boxes: InkBox[], lattice: Lattice): Float64Array {
  const { all: whole } = inkOfBoxes(ink, boxes, lattice);
  const { standing, all } = inkOfBoxes(
    ink,
    boxes.filter(({ width }) => width >= FILLED.width * lattice.pitch),
    lattice,
  );
  return standing.map((pixels, owner) =>
    all[owner]! < FILLED.ink * whole[owner]! ? Number.NaN : pixels / all[owner]!,
  );
}

/** Of each owner's ink the share that lies in level runs wider than `widest`, px. */
function wideShares(ink: Ink, widest: number): Float64Array {
  const { width, height, cover, owner } = ink;
  const skip = nextMarked(ink);
  const all = new Float64Array(256);
  const wide = new Float64Array(256);
  for (let y = 0; y < height; y++)
    for (let x = 0, from = y * width; x < width; ) {
      const own = owner[from + x]!;
      if (own === NONE) {
        x = skip(from + x + 1, from + width) - from;
        continue;
      }
      let end = x + 1;
      while (end < width && owner[from + end] === own) end++;
      if (cover[from + x]! >= INKED) {
        all[own]! += end - x;
        if (end - x > widest) wide[own]! += end - x;
      }
      x = end;
    }
  return wide.map((pixels, own) => pixels / Math.max(1, all[own]!));
}
