import type { Box, Raster } from '../../raster.ts';
import { colourCell, luminance } from '../colours/colour.ts';

/** An upright band of one colour that parts two panels of an app, columns half-open, px. */
export type Divider = { x0: number; x1: number };

/** A lossy codec's ringing stays within this, and what it spoils is no more rows in a row than `BREAK`. */
const SAME = 12;
const BREAK = 12;
const LEAST_CONTRAST = 6;
/** In luminance: a codec keeps colours at half the resolution, so that those of a thin line reach far beyond it, and its brightness does not. */
const LEAST_LUMINANCE = 3.6;
/** Of the picture: what is shorter parts no panels, what is thinner is a line of a grid, what is wider is a panel. */
const LEAST_HEIGHT = 0.7;
const THINNEST = { px: 3, share: 0.0024 };
/** A lens makes a line wider by so much, px. */
const SMEARED = 1;
const HALF_WIDEST = { px: 5, share: 0.006 };
/** Of the rows beside a band: so many must be of another colour. */
const LEAST_APART = 0.75;
const BEYOND = 8;
/** Of the rows: in so many a column of a band is half as far from the ground as its middle. */
const HALF_OF_ROWS = 0.6;

/** A panel is at least so much of the picture wide; phones, which are higher than wide, have none side by side. */
const NARROWEST_PANEL = 0.02;
/** No app shows more panels side by side: so many bands are the stripes of a photographed screen. */
const MOST_DIVIDERS = 8;
/** In 77 own photos with some there were one or two: of more those are stripes of which so few columns, px, stand out. */
const IN_PHOTO = { most: 4, stripe: 2 };

/** Bands of one colour over most of the picture's height that differ from what lies on both their sides; `smeared` where a lens was between. */
export function findDividers(picture: Raster, { smeared = false } = {}): Divider[] {
  const { width, height } = picture;
  if (width < height) return [];
  const thinnest = Math.max(THINNEST.px, THINNEST.share * width) + (smeared ? SMEARED : 0);
  const reach = Math.round(Math.max(HALF_WIDEST.px, HALF_WIDEST.share * width));
  const dividers: Divider[] = [];
  let from = -1;
  for (let x = reach; x <= width - reach; x++) {
    const isBand =
      x < width - reach && runEnd(picture, x) > 0 && isApart(picture, x, x - reach) && isApart(picture, x, x + reach);
    if (isBand && from < 0) from = x;
    if (isBand || from < 0) continue;
    const middle = (from + x) >> 1;
    const broad = broadBand(picture, { from, to: x }, reach);
    if (
      (broad !== null || isWide(picture, { from, to: x }, { thinnest, reach, smeared })) &&
      !(smeared && isRestless(picture, middle, reach)) &&
      endsWithPanel(picture, middle, from - reach) &&
      !isCrossed(picture, middle, reach)
    )
      dividers.push(broad ?? { x0: from, x1: x });
    from = -1;
  }
  if (dividers.length > MOST_DIVIDERS) return [];
  const areStriped = smeared && dividers.length > IN_PHOTO.most;
  return dividers.filter(
    ({ x0, x1 }) => Math.min(x0, width - x1) >= NARROWEST_PANEL * width && !(areStriped && x1 - x0 <= IN_PHOTO.stripe),
  );
}

/** Whether no divider lies between two boxes. */
export const inOnePanel = (a: Box, b: Box, dividers: readonly Divider[]): boolean => {
  const from = Math.min(a.x1, b.x1);
  const to = Math.max(a.x0, b.x0);
  return !dividers.some(({ x0, x1 }) => (x0 + x1) / 2 > from && (x0 + x1) / 2 < to);
};

/** Where a column's run of one colour over `LEAST_HEIGHT` of the picture ends, px; 0 where there is none. Every second row is looked at. */
function runEnd(picture: Raster, x: number): number {
  const { height } = picture;
  let start = 0;
  let end = 0;
  for (let y = 0; y < height; y += 2) {
    if (differenceAt(picture, x, y, x, start) <= SAME) end = y;
    else if (y - end > BREAK) {
      if (end - start >= LEAST_HEIGHT * height) return end;
      start = y;
      end = y;
      if (height - start < LEAST_HEIGHT * height) return 0;
    }
  }
  return end - start >= LEAST_HEIGHT * height - 2 ? end : 0;
}

/** A faint band between panels, many times wider than a line of a grid where it is measured at half its light; of it a codec leaves columns that stand out. */
const FAINT_BAND = { columns: 2, times: 1.5 };

/** Whether what stands out, columns half-open, is wider than a line. A soft edge is nearly of the ground's colour, and would run on with it. */
function isWide(
  picture: Raster,
  { from, to }: { from: number; to: number },
  { thinnest, reach, smeared }: { thinnest: number; reach: number; smeared: boolean },
): boolean {
  if (to - from >= thinnest) return true;
  if (!smeared && to - from < FAINT_BAND.columns) return false;
  const { x0, x1 } = bandAtHalf(picture, (from + to) >> 1, reach);
  const across = x1 - x0;
  return smeared ? across >= thinnest : across >= FAINT_BAND.times * thinnest && across <= reach;
}

/** Of the rows, those in which a column on either side of a band is of another colour than one so many px further on: the stripes of a screen's px leave chance bands. Of 22 photographed bands 21 had 0.36 at most on one side, one of stripes 0.64 on both. */
const RESTLESS = { share: 0.5, further: 3 };

const isRestless = (picture: Raster, middle: number, reach: number): boolean =>
  [-1, 1].every((side) => {
    const beside = middle + side * reach;
    return apartShare(picture, beside, beside + side * RESTLESS.further) >= RESTLESS.share;
  });

/** px beside a broad band that still show what it parts: between two lines of a grid lies but its ground. */
const BESIDE = 4;

/** px by which the columns of a broad band may be more or fewer than both its sides leave: of a scaled one either side falls into a column with what lies beside it. */
const SOFT_SIDES = 2;

/** The whole of a band wider than what tells it is, null for a narrower one: of its columns only those in the middle are near enough to what lies on both sides, the fewer the wider it is. */
function broadBand(picture: Raster, { from, to }: { from: number; to: number }, reach: number): Divider | null {
  const middle = (from + to) >> 1;
  const whole = bandAtHalf(picture, middle, reach);
  const across = whole.x1 - whole.x0;
  const isBroad = across > reach && Math.abs(across + to - from - 2 * reach) <= SOFT_SIDES;
  return isBroad && [whole.x0 - BESIDE, whole.x1 + BESIDE].every((beside) => isApart(picture, middle, beside))
    ? whole
    : null;
}

/** The columns about a band's middle that are at least half as far from what lies beside it as that is: of a faint band a lens leaves less at its edges than tells it. */
function bandAtHalf(picture: Raster, middle: number, reach: number): Divider {
  const isHalf = (x: number) => {
    const beside = x < middle ? middle - reach : middle + reach;
    let half = 0;
    let rows = 0;
    for (let y = 0; y < picture.height; y += 4, rows++) {
      const ground = luminanceAt(picture, beside, y);
      const full = luminanceAt(picture, middle, y) - ground;
      if ((luminanceAt(picture, x, y) - ground) * Math.sign(full) >= Math.abs(full) / 2) half++;
    }
    return half >= HALF_OF_ROWS * rows;
  };
  let [from, to] = [middle, middle + 1];
  while (from > middle - reach && isHalf(from - 1)) from--;
  while (to < middle + reach && isHalf(to)) to++;
  return { x0: from, x1: to };
}

/** Columns beside a band, px from each other, of which the most must show another panel: in one of them a date may stand. */
const COLUMNS = { count: 12, apart: 3, least: 0.75 };

/** A grid's line ends above the dates; what parts panels runs down to the picture's edge or to a panel of another background. */
function endsWithPanel(picture: Raster, x: number, beside: number): boolean {
  const end = runEnd(picture, x);
  if (end + 2 * BEYOND >= picture.height) return true;
  const columns = Array.from({ length: COLUMNS.count }, (_, i) => beside - COLUMNS.apart * i).filter((at) => at >= 0);
  // The line that an axis has at the foot of a plot rings, in a compressed picture, but not as far down as a panel goes on.
  const isOther = (at: number) => {
    // At the foot of a plot stand the bars of its volume.
    const ground = usualRow(picture, at);
    return [end + BEYOND, end + 2 * BEYOND].every((y) => differenceAt(picture, at, y, at, ground) >= LEAST_CONTRAST);
  };
  const other = columns.filter(isOther).length;
  return other >= COLUMNS.least * columns.length;
}

/** A line that crosses: how far its colour is from the ground and at most from itself, rows of its slope from the band to beside it, and its own at most. */
const CROSSING = { contrast: 60, same: 50, slope: 3, rows: 16 };
/** Tags and panels that float over both sides may end in one such place. */
const LEAST_CROSSED = 2;
/** Of the height: at its ends lie the bars and borders of an app, which no divider parts. */
const ENDS = 0.08;

/** Whether lines run over a band from one side to the other: it is of a grid, behind them, and parts nothing. */
function isCrossed(picture: Raster, x: number, reach: number): boolean {
  const { height } = picture;
  const [from, to] = [Math.round(ENDS * height), Math.round((1 - ENDS) * height)];
  const usual = usualRow(picture, x);
  const isLineAt = (y: number) =>
    differenceAt(picture, x, y, x, usual) >= CROSSING.contrast &&
    [x - reach, x + reach].every((beside) =>
      rowsAbout(y).some(
        (near) =>
          differenceAt(picture, beside, near, x, y) <= CROSSING.same &&
          differenceAt(picture, beside, near, beside, usual) >= CROSSING.contrast,
      ),
    );
  let crossed = 0;
  for (let y = from, start = -1; y <= to; y++) {
    const isLine = y < to && isLineAt(y);
    if (isLine && start < 0) start = y;
    if (isLine || start < 0) continue;
    if (y - start <= CROSSING.rows) crossed++;
    start = -1;
  }
  return crossed >= LEAST_CROSSED;
}

const rowsAbout = (y: number): number[] =>
  Array.from({ length: 2 * CROSSING.slope + 1 }, (_, i) => y - CROSSING.slope + i);

/** A row at which a column shows the colour that it has in most rows. */
function usualRow(picture: Raster, x: number): number {
  const counts = new Map<number, { rows: number; y: number }>();
  for (let y = 0; y < picture.height; y += 2) {
    const at = (y * picture.width + x) * 4;
    const key = colourCell(picture.data[at]!, picture.data[at + 1]!, picture.data[at + 2]!);
    const count = counts.get(key) ?? { rows: 0, y };
    counts.set(key, { ...count, rows: count.rows + 1 });
  }
  return [...counts.values()].reduce((a, b) => (b.rows > a.rows ? b : a)).y;
}

const isApart = (picture: Raster, x: number, beside: number): boolean => apartShare(picture, x, beside) >= LEAST_APART;

/** Of the rows, those in which two columns are of other colours. */
function apartShare(picture: Raster, x: number, beside: number): number {
  let apart = 0;
  let rows = 0;
  for (let y = 0; y < picture.height; y += 4, rows++)
    if (
      differenceAt(picture, x, y, beside, y) >= LEAST_CONTRAST &&
      Math.abs(luminanceAt(picture, x, y) - luminanceAt(picture, beside, y)) >= LEAST_LUMINANCE
    )
      apart++;
  return apart / rows;
}

function differenceAt({ width, data }: Raster, xa: number, ya: number, xb: number, yb: number): number {
  const a = (ya * width + xa) * 4;
  const b = (yb * width + xb) * 4;
  return Math.max(
    Math.abs(data[a]! - data[b]!),
    Math.abs(data[a + 1]! - data[b + 1]!),
    Math.abs(data[a + 2]! - data[b + 2]!),
  );
}

function luminanceAt({ width, data }: Raster, x: number, y: number): number {
  const at = (y * width + x) * 4;
  return luminance([data[at]!, data[at + 1]!, data[at + 2]!]);
}
