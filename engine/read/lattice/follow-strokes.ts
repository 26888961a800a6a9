import type { Box, Raster } from '../../raster.ts';
import { median } from '../axis/median.ts';
import type { CandleColours } from '../colours/choose-candle-colours.ts';
import { lumaOf } from '../colours/colour.ts';
import { FOREIGN, type Ink } from '../ink/unmix-ink.ts';
import type { SlotProfile } from './slot-profile.ts';

/** A stroke's light spreads to one column on either side; the ground is what lies beyond, px from the stroke. */
const SPREAD = 1;
const GROUND = { from: 2, to: 5 };
/** px: nearer candles leave no ground between them. */
const LEAST_PITCH = 8;
/** Of brightness, 0 to 255: colours that differ less from the ground are told by hue alone, which a codec takes from thin strokes. */
const LEAST_CONTRAST = 25;
/** A stroke's light, 255 for a whole px in full, and in brightness: less is ringing, and so is less than half of what strokes here usually have. */
const LEAST_LIGHT = { part: 48, brightness: 12 };
const LEAST_OF_USUAL = 0.5;
const LEAST_KNOWN = 8;
/** Rows that something level may cross, or a body's edge blurs, and how many must follow. */
const CROSSING = 2;
const LEAST_BEYOND = 3;
/** Of brightness, by which the ground on both sides is off the picture's where something crosses. */
const CROSSED = 12;
/** Of the least light: the ringing beside a body's edge leaves so much. */
const DIMMED = 0.4;
/** A wick has nothing more of its kind in so many rows beyond its end: a dashed line has, and a line that runs through ends with the region. */
const FREE = 10;
/** Times the tallest that is known by its ink: of a few candles with long wicks those may be the ones that fell between two columns. */
const MOST_TALL = 3;

/** The light of a stroke's row, 255 for a whole px in full, and whether something crosses it there. */
type Seen = { light: number; isCrossed: boolean };

type StrokesOptions = { colours: CandleColours; pitch: number };

/**
 * Follows wicks beyond their ink in a scaled picture: a stroke of less than a px that falls between two columns covers neither by enough, but takes from both
 * together as much light as ever. Writes their light into `middle`; answers whether it looked.
 */
export function followStrokes(
  picture: Raster,
  ink: Ink,
  profiles: SlotProfile[],
  { colours: { background, candles }, pitch }: StrokesOptions,
): boolean {
  const contrasts = candles.map((rgb) => lumaOf(...rgb) - lumaOf(...background));
  const contrast = median(contrasts);
  const isOneWay = contrasts.every((one) => Math.sign(one) === Math.sign(contrast));
  if (pitch < LEAST_PITCH || !isOneWay || Math.abs(contrast) < LEAST_CONTRAST) return false;
  const ground = lumaOf(...background);
  const see = (profile: SlotProfile, y: number): Seen => {
    const { sum, beside } = light(picture, ink, profile.wick, y, { ground, sign: Math.sign(contrast) });
    return { light: (255 * sum) / Math.abs(contrast), isCrossed: Math.abs(beside - ground) > CROSSED };
  };
  // Each end of what stands in a slot asks for all its rows.
  const rowsOf = new Map(profiles.map((profile): [SlotProfile, Seen[]] => [profile, []]));
  const seen = (profile: SlotProfile, y: number): Seen => {
    const rows = rowsOf.get(profile)!;
    rows[y] ??= see(profile, y);
    return rows[y];
  };
  const known = profiles.flatMap((profile) =>
    profile.segments.flatMap(({ y0, y1, ownBody }) =>
      ownBody ? besideBody({ y0, y1 }, ownBody).map((y) => seen(profile, y).light) : [],
    ),
  );
  const usual = known.length >= LEAST_KNOWN ? median(known) : 0;
  const least = Math.max(LEAST_LIGHT.part, (255 * LEAST_LIGHT.brightness) / Math.abs(contrast), LEAST_OF_USUAL * usual);
  const tallest = Math.max(
    0,
    ...profiles.flatMap(({ segments }) => segments.flatMap(({ y0, y1, ownBody }) => (ownBody ? [y1 - y0] : []))),
  );
  const long: Followed[] = [];
  for (const profile of profiles)
    for (const { y0, y1, ownBody } of profile.segments) {
      if (!ownBody) continue;
      follow(profile, y0 - 1, -1);
      follow(profile, y1, 1);
    }
  for (const one of long) if (endsAlone(one, long)) write(one);
  return true;

  function follow(profile: SlotProfile, from: number, by: 1 | -1): void {
    const within = (y: number) => y >= 0 && y < ink.height && (profile.covered[y]! & 1) === 0;
    const isStroke = (y: number) => within(y) && seen(profile, y).light >= least;
    const isDimmed = (y: number) => {
      const { light, isCrossed } = seen(profile, y);
      return isCrossed || light >= DIMMED * least;
    };
    const found: number[] = [];
    let y = from;
    for (; found.length <= MOST_TALL * tallest; ) {
      for (; isStroke(y); y += by) found.push(seen(profile, y).light);
      let beyond = y;
      while (Math.abs(beyond - y) < CROSSING && within(beyond) && !isStroke(beyond) && isDimmed(beyond)) beyond += by;
      if (beyond === y || !Array.from({ length: LEAST_BEYOND }, (_, i) => beyond + i * by).every(isStroke)) break;
      for (; y !== beyond; y += by) found.push(least);
    }
    if (found.length === 0) return;
    const isDashed = Array.from({ length: FREE }, (_, i) => y + (i + 1) * by).some(
      (row) => isStroke(row) && isStroke(row + by),
    );
    if (isDashed || runsThrough(profile, isStroke, { from, to: y })) return;
    // What is longer than any candle may be a line that runs through, or one of a grid.
    if (found.length <= tallest) write({ profile, from, by, found });
    else if (usual > 0 && y - FREE >= 0 && y + FREE < ink.height && found.length <= MOST_TALL * tallest)
      long.push({ profile, from, by, found });
  }
}

/** Of the region's rows beyond a candle and its wick, so many have a stroke where the line of a day or a cursor runs through its slot, whatever hides a part of that. */
const THROUGH = 0.5;

function runsThrough(
  { middle, segments }: SlotProfile,
  isStroke: (y: number) => boolean,
  wick: { from: number; to: number },
): boolean {
  const [top, bottom] = [Math.min(wick.from, wick.to), Math.max(wick.from, wick.to)];
  const isCandle = (y: number) => (y >= top && y <= bottom) || segments.some(({ y0, y1 }) => y >= y0 && y < y1);
  let [beyond, strokes] = [0, 0];
  for (let y = 0; y < middle.length; y++)
    if (!isCandle(y)) {
      beyond++;
      if (isStroke(y)) strokes++;
    }
  return strokes > THROUGH * beyond;
}

/** The light of a stroke's rows, from `from` on upwards or downwards. */
type Followed = { profile: SlotProfile; from: number; by: 1 | -1; found: number[] };

function write({ profile, from, by, found }: Followed): void {
  for (const [i, share] of found.entries()) {
    const row = from + i * by;
    profile.middle[row] = Math.max(profile.middle[row]!, Math.min(255, Math.round(share)));
  }
}

/** px: lines of a grid end on one row, wicks hardly do. */
const SAME_ROW = 1;

const endOf = ({ from, by, found }: Followed): number => from + by * found.length;

const endsAlone = (one: Followed, all: readonly Followed[]): boolean =>
  !all.some((other) => other.profile !== one.profile && Math.abs(endOf(other) - endOf(one)) <= SAME_ROW);

/** Rows of a wick, a little off the body. */
const besideBody = ({ y0, y1 }: Pick<Box, 'y0' | 'y1'>, body: { y0: number; y1: number }): number[] => [
  ...(body.y0 - y0 >= 4 ? [body.y0 - 3] : []),
  ...(y1 - body.y1 >= 4 ? [body.y1 + 2] : []),
];

/** What the columns of a wick have more of the candles' light than the ground beside them, summed over them. */
function light(
  { width, data }: Raster,
  { region, owner, width: across }: Ink,
  [from, to]: [number, number],
  y: number,
  { ground, sign }: { ground: number; sign: number },
): { sum: number; beside: number } {
  const row = ((y + region.y0) * width + region.x0) * 4;
  const lumaAt = (x: number) => {
    const at = row + 4 * Math.min(across - 1, Math.max(0, x));
    return lumaOf(data[at]!, data[at + 1]!, data[at + 2]!);
  };
  const meanOf = (x0: number, x1: number) => {
    let sum = 0;
    for (let x = x0; x < x1; x++) sum += lumaAt(x);
    return sum / (x1 - x0);
  };
  const left = meanOf(from - GROUND.to + 1, from - GROUND.from + 1);
  const right = meanOf(to + GROUND.from - 1, to + GROUND.to - 1);
  // A body or a line may stand on one side.
  const beside = Math.abs(left - ground) < Math.abs(right - ground) ? left : right;
  let sum = 0;
  for (let x = from - SPREAD; x < to + SPREAD; x++) {
    if (x >= 0 && x < across && owner[y * across + x] === FOREIGN) return { sum: 0, beside };
    sum += Math.max(0, sign * (lumaAt(x) - beside));
  }
  return { sum, beside };
}
