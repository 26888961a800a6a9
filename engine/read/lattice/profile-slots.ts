import { median } from '../axis/median.ts';
import { FOREIGN, HOLE, INKED, type Ink, NONE } from '../ink/unmix-ink.ts';
import { coveredAbout } from './covered-widths.ts';
import { findBoxes, type InkBox } from './find-boxes.ts';
import type { Lattice } from './find-pitch.ts';
import { findSegments } from './find-segments.ts';
import { bodiesTouch, type CandleWidths, shareBorders } from './measure-widths.ts';
import {
  centreHistogram,
  joinParted,
  type SlotColumns,
  settleCentre,
  slotColumns,
  strokeInk,
  usualOff,
} from './slot-columns.ts';
import { COVERED, HALF, type SlotProfile } from './slot-profile.ts';

const LENIENT = 1.25;

type ProfileOptions = {
  /** Writes into `middle` what it knows of wicks beyond their ink, and answers whether it looked. */
  follow?: (profiles: SlotProfile[]) => boolean;
  /** A lens or a codec makes thin wicks fainter than ink is elsewhere. */
  areFaint?: boolean;
};

export function profileSlots(
  ink: Ink,
  boxes: InkBox[],
  lattice: Lattice,
  widths: CandleWidths,
  { follow = () => false, areFaint = false }: ProfileOptions = {},
): SlotProfile[] {
  const centres = centreHistogram(joinParted(boxes, widths.body), lattice, ink.width);
  const off = usualOff(boxes, lattice);
  const thickest = 1.5 * widths.wick + 0.5;
  const thin = boxes.filter(({ width }) => width <= thickest);
  const faint = areFaint ? findBoxes(ink, { widest: thickest + 1, least: FAINT }) : [];
  const strokes = strokeInk(ink, areFaint ? faint : thin, lattice);
  const touching = bodiesTouch(boxes, lattice);
  const { pitch } = lattice;
  const first = Math.ceil(-lattice.origin / lattice.pitch);
  const last = Math.floor((ink.width - lattice.origin) / lattice.pitch);
  const profiles: SlotProfile[] = [];
  for (let slot = first; slot <= last; slot++) {
    const x = settleCentre(centres, lattice.origin + slot * lattice.pitch, { pitch, off });
    const columns = slotColumns(x, widths, { pitch, width: ink.width, strokes, touching });
    profiles.push(profileSlot(ink, columns, slot, { widths, pitch }));
  }
  const threshold = wickThreshold(profiles);
  const segment = () => {
    for (const profile of profiles) profile.segments = findSegments(profile, widths, threshold);
  };
  segment();
  if (follow(profiles)) segment();
  return profiles.filter((profile) => profile.segments.length > 0);
}

const FAINT = 40;

/** Half of what wicks cover right beside their bodies: in a scaled picture a wick of one pixel may cover two by half. */
function wickThreshold(profiles: SlotProfile[]): number {
  const beside: number[] = [];
  for (const { middle, sides } of profiles)
    for (let y = 2; y < middle.length - 2; y++) {
      if (sides[y]! < HALF) continue;
      for (const outside of [y - 2, y + 2])
        if (sides[outside]! < FAINT && middle[outside]! >= FAINT) beside.push(middle[outside]!);
    }
  return beside.length < 8 ? INKED : Math.min(INKED, Math.max(FAINT + 8, median(beside) / 2));
}

function profileSlot(
  ink: Ink,
  { x, wick, left, right, narrow, isBeset }: SlotColumns,
  slot: number,
  { widths, pitch }: { widths: CandleWidths; pitch: number },
): SlotProfile {
  const { width, height, owner } = ink;
  const beside = [x - pitch / 2, x + pitch / 2].map(Math.round).filter((column) => column >= 0 && column < width);
  const inside = shareBorders(widths, pitch) ? new Uint8Array(height) : null;
  const profile = {
    slot,
    x,
    wick,
    middle: new Uint8Array(height),
    sides: new Uint8Array(height),
    left: new Uint8Array(height),
    right: new Uint8Array(height),
    covered: new Uint8Array(height),
    lopsided: new Uint8Array(height),
    beyond: new Uint8Array(height),
    segments: [],
    ...(inside && { inside }),
  };
  const outside = columnsBeyond(x, widths.body, pitch);
  const from = Math.min(left[0], narrow?.[0] ?? left[0]);
  const to = Math.max(right[1], narrow?.[1] ?? right[1]);
  for (let y = 0; y < height; y++) {
    if (isBare(ink, y, from, to)) continue;
    const m = cover(ink, y, wick);
    const l = cover(ink, y, left);
    const r = cover(ink, y, right);
    // An upright line may hide the wick's columns from a body's head to its foot: what lies on both sides goes on under it.
    const both = Math.min(l.mean, r.mean);
    const hidden = both >= HALF ? m.foreign : 0;
    profile.middle[y] = hidden > 0 ? Math.max(m.most, both) : m.most;
    profile.left[y] = l.mean;
    profile.right[y] = r.mean;
    if (narrow) {
      const isBody = !isBeset || hasBothSides(ink, y, narrow, wick);
      const covered = widths.covered ? coveredAbout(ink, y, x, pitch) : null;
      const extra =
        widths.covered && covered !== null
          ? extraOf(covered, widths.covered)
          : extraInk(ink, y, narrow, { ...(widths.covered ?? widths), hidden });
      profile.sides[y] = isBody ? Math.min(255, extra) : 0;
    } else {
      profile.sides[y] = Math.min(l.mean, r.mean);
      // At one side alone there may be a neighbour's border.
      profile.lopsided[y] = !inside && Math.abs(l.mean - r.mean) > HALF ? 1 : 0;
      if (inside && owner[y * width + Math.floor(x)] === HOLE) inside[y] = 1;
    }
    const foreign = Math.max(l.foreign, r.foreign, narrow ? cover(ink, y, narrow).foreign : 0);
    if (outside?.every((column) => isInkAt(ink, y, column))) profile.beyond[y] = 1;
    const over = (m.foreign > 0 ? COVERED.wick : 0) | (foreign > 0.3 ? COVERED.side : 0);
    // A wick that is seen above and below what lies over it goes on under it, and is ink there.
    const isOver = (over & COVERED.side) !== 0 && ((over & COVERED.wick) !== 0 || m.most >= HALF);
    const goesOn = isOver && beside.some((column) => owner[y * width + column] === FOREIGN);
    profile.covered[y] = over | (goesOn ? COVERED.beyond : 0);
  }
  return profile;
}

/** Beside a body, px or of its width: nearer its edge may be soft, or rounded. */
const ROOM = { least: 2, share: 0.2 };

/** A column beyond either side of a body, null where the next slot's may stand there. */
function columnsBeyond(x: number, body: number, pitch: number): [number, number] | null {
  const off = body / 2 + Math.max(ROOM.least, ROOM.share * body);
  return off + 1 <= pitch - body / 2 - 1 ? [Math.round(x - off - 0.5), Math.round(x + off - 0.5)] : null;
}

const isInkAt = ({ width, cover }: Ink, y: number, x: number): boolean =>
  x >= 0 && x < width && cover[y * width + x]! >= INKED;

/** Most rows of a slot are: what they would say is 0. */
function isBare({ width, cover, owner }: Ink, y: number, from: number, to: number): boolean {
  for (let at = y * width + from; at < y * width + to; at++) if (cover[at] !== 0 || owner[at] !== NONE) return false;
  return true;
}

/** Whether there is ink beside a wick on both sides, or may be under what lies there. */
const hasBothSides = (ink: Ink, y: number, [x0, x1]: [number, number], [from, to]: [number, number]): boolean =>
  [cover(ink, y, [x0, from]), cover(ink, y, [to, x1])].every(({ most, foreign }) => most >= INKED || foreign > 0);

/** What a row covers beyond the wick's width, px, 255 for a body's. */
const extraOf = (covered: number, { wick, body }: CandleWidths): number =>
  Math.max(0, (255 * (covered - wick)) / (body - wick));

/** Ink beyond the wick's own, 255 for a full body. `hidden` is the share of the wick that something foreign covers within a body: its ink is not there to be taken off. */
function extraInk(
  { width, cover, owner }: Ink,
  y: number,
  [from, to]: [number, number],
  { wick, body, hidden }: CandleWidths & { hidden: number },
): number {
  let sum = -255 * wick * (1 - hidden);
  for (let x = from; x < to; x++) {
    const at = y * width + x;
    if (owner[at] !== FOREIGN) sum += owner[at] === HOLE ? 255 : cover[at]!;
  }
  // Some renderers draw their narrow bodies a pixel or two narrower in one direction than in the other.
  return Math.max(0, (LENIENT * sum) / Math.max(1, body - wick));
}

/** Coverage over a row's stretch of columns: the mean of what is not foreign, the most, and the foreign share. */
function cover(
  { width, cover, owner }: Ink,
  y: number,
  [from, to]: [number, number],
): { mean: number; most: number; foreign: number } {
  let sum = 0;
  let most = 0;
  let foreign = 0;
  for (let x = from; x < to; x++) {
    const at = y * width + x;
    if (owner[at] === FOREIGN) {
      foreign++;
      continue;
    }
    const value = owner[at] === HOLE ? 255 : cover[at]!;
    sum += value;
    if (value > most) most = value;
  }
  const seen = to - from - foreign;
  return { mean: seen > 0 ? sum / seen : 0, most, foreign: to > from ? foreign / (to - from) : 0 };
}
