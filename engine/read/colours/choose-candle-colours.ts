import { distance, type Rgb } from './colour.ts';
import { isBlend } from './colour-axis.ts';
import type { Palette } from './find-palette.ts';
import type { ColourShape } from './measure-colours.ts';

export type BarColour = { rgb: Rgb; top: number; base: number };

/** What the colours of a picture are for. */
export type CandleColours = {
  background: Rgb;
  /** Bodies, borders and wicks, strongest first. */
  candles: Rgb[];
  /** Bars that are no candles (volume, histograms), with the rows of the region that they reach over. */
  bars: BarColour[];
  /** Grid and separators: they pass behind the candles and count as background. */
  lines: Rgb[];
  /** Overlays, texts and all else that stands out. */
  others: Rgb[];
  /** Of all colours those that stand in upright runs for the most part. */
  strokes: Rgb[];
  /** Of these the ones that stand in thin runs all over the region, each between others of the same height: what soft edges mix of a border and what it holds is among them. */
  edges: Rgb[];
};

const MOST = 5;
/** Of the region's width: what stands in so little of it, as tags do, is taken after the others, borders and wicks with less ink, and beside two fills with their borders not at all. */
const NARROW = 0.25;
const MOST_NARROW = 4;
/** Of its upright runs: what has fewer inside something filled is drawn in thin strokes. */
const SOLID = 0.15;
const LEAST_CONTRAST = 34;
/** Of a shade: strokes have some of their whole colour, of which there is less than this where a line crosses them and mixes with theirs. */
const LEAST_WHOLE = 0.06;

/**
 * Chooses by arrangement alone, never by a convention such as green and red. What is kept by mistake (an upright line, a text) is dropped
 * later, when it turns out to hold no candle of the found pitch.
 */
export function chooseCandleColours(palette: Palette, shapes: ColourShape[]): CandleColours {
  const background = palette.colours[0]?.rgb ?? [255, 255, 255];
  const candidates = candidatesAmong(palette, shapes, background);
  const candles: Candidate[] = [];
  const bars: BarColour[] = [];
  const ofBarsAlone = candidates.filter((c) => isOfBars(c, false) && !isOfTag(c, palette, shapes));
  for (const candidate of candidates) {
    const first = candles[0];
    // A paler shade of a colour that only bars have, but which does not stand on one row as they do, is what a lens leaves of borders and wicks.
    const wholes = candidates.filter(
      (c) =>
        c !== candidate &&
        isBlend(candidate.rgb, background, c.rgb) &&
        (isOfBars(candidate, true) || !ofBarsAlone.includes(c)),
    );
    const isThinned = wholes.length > 0;
    const isShade = !isSolid(candidate) && wholes.some((whole) => isShadeOf(candidate, whole));
    const areBars = isOfBars(candidate, isThinned) && !isOfTag(candidate, palette, shapes);
    const isEdge = bars.some((bar) => isBlend(candidate.rgb, background, bar.rgb));
    // Narrow bars of volume fill nothing and are a shade of the candles' colour too, if translucent.
    if (areBars && (!isShade || (candidate.baseShare >= MOSTLY && !isEdge)))
      bars.push({ rgb: candidate.rgb, ...candidate.bars });
    if (areBars || isShade) continue;
    if (first) {
      const strongest = Math.max(...candles.map((c) => c.contrast));
      if (candidate.upright < 0.04 * first.vertical || candidate.contrast < 0.3 * strongest) continue;
      if (candidate.spread < 0.15 * first.spread) continue;
    }
    if (candles.length < (candidate.isNarrow ? MOST_NARROW : MOST)) candles.push(candidate);
  }
  // Bars alone make no chart of candles, so that these may be candles of a quiet market: their geometry will tell.
  if (candles.length === 0) {
    const quiet = candidates.filter((c) => bars.some((bar) => bar.rgb === c.rgb)).slice(0, 2);
    candles.push(...quiet);
    bars.length = 0;
  }
  const rgbs = candles.map((c) => c.rgb);
  const ofBars = bars.filter(({ rgb }) => {
    const one = candidates.find((c) => c.rgb === rgb)!;
    return !isBlock(one) || rgbs.some((candle) => isBlend(rgb, background, candle));
  });
  const lines = linesAmong(palette, shapes, candles);
  const where = (is: (shape: ColourShape) => boolean) =>
    palette.colours.filter((_, index) => is(shapes[index]!)).map(({ rgb }) => rgb);
  return withOthers(
    { background, candles: rgbs, bars: ofBars, lines, strokes: where(isUpright), edges: where(isThinEdge) },
    palette,
  );
}

const isSolid = ({ solid, vertical }: ColourShape): boolean => solid >= SOLID * vertical;

/** A fill a few px wide has at most so many times as much in its edges. */
const MOST_EDGES = 4;

/** Whether thin strokes are a shade of what is in full colour. What stands all over the width is no edge of what stands in one place: of strokes of a px there a codec leaves but shades. */
const isShadeOf = (shade: Candidate, whole: Candidate): boolean =>
  whole.upright >= LEAST_WHOLE * shade.vertical &&
  (shade.isNarrow || !whole.isNarrow || (isSolid(whole) && shade.vertical <= MOST_EDGES * whole.vertical));

type Candidate = ColourShape & { upright: number; rgb: Rgb; contrast: number; isNarrow: boolean; weight: number };

/** Colours that stand upright as candles do, the likeliest first. */
function candidatesAmong(palette: Palette, shapes: ColourShape[], background: Rgb): Candidate[] {
  const upright = uprightWithShades(palette, shapes);
  const standing = shapes
    .map((shape, index) => {
      const rgb = palette.colours[index]!.rgb;
      const contrast = distance(rgb, background);
      return {
        ...shape,
        upright: upright[index]!,
        rgb,
        contrast,
        isNarrow: shape.spread <= NARROW,
        weight: shape.vertical * Math.min(1, contrast / 120),
      };
    })
    .filter(
      (c, index) =>
        index > 0 &&
        c.vertical > 60 &&
        c.boxed >= 0.35 * c.vertical &&
        c.level < 0.5 * c.pixels &&
        c.contrast > LEAST_CONTRAST,
    )
    .sort((a, b) => Number(a.isNarrow) - Number(b.isNarrow) || b.weight - a.weight);
  const plain = standing.filter(isUpright);
  return plain.some(({ isNarrow }) => !isNarrow) ? plain : standing.filter((c) => isUpright(c) || isOfLowBodies(c));
}

/** Colours of level lines that are far from any candle's. */
const linesAmong = (palette: Palette, shapes: ColourShape[], candles: Candidate[]): Rgb[] =>
  shapes
    .map(({ level, pixels, solid }, index) => ({
      rgb: palette.colours[index]!.rgb,
      isLine: level + solid > 0 && level > 0.3 * pixels && solid < 0.1 * pixels,
    }))
    .filter(({ rgb, isLine }, index) => index > 0 && isLine && candles.every((c) => distance(c.rgb, rgb) > 60))
    .map(({ rgb }) => rgb);

/** Bodies' fills stand for so much within something filled; the strokes of letters and steep lines do less. */
const FILLED = 0.5;

/** Of the chosen colours those that fill something. */
export const fillsAmong = ({ candles }: CandleColours, palette: Palette, shapes: ColourShape[]): Rgb[] =>
  palette.colours
    .filter(({ rgb }, index) => candles.includes(rgb) && shapes[index]!.solid >= FILLED * shapes[index]!.vertical)
    .map(({ rgb }) => rgb);

const isUpright = ({ vertical, pixels, level }: ColourShape): boolean => vertical >= 0.45 * (pixels - level);

/** Of its upright runs an edge has so many beside runs of the same height, and in so much of the region's width. */
const EDGE = { boxed: 0.8, spread: 0.5 };

const isThinEdge = (shape: ColourShape): boolean =>
  isUpright(shape) && !isSolid(shape) && shape.boxed >= EDGE.boxed * shape.vertical && shape.spread >= EDGE.spread;

/** Of the borders of hollow bodies that are wider than high more lies level, but all over the width, and what stands upright is alike on both sides. */
const LOW = { upright: 0.3, boxed: 0.6, spread: 0.5 };

const isOfLowBodies = ({ vertical, boxed, pixels, level, spread }: ColourShape): boolean =>
  spread >= LOW.spread && boxed >= LOW.boxed * vertical && vertical >= LOW.upright * (pixels - level);

/** Soft strokes fall apart into shades, none of them frequent: upright pixels of each colour, with those of the shades that it has in thin strokes. */
function uprightWithShades(palette: Palette, shapes: ColourShape[]): number[] {
  const background = palette.colours[0]?.rgb ?? [255, 255, 255];
  const upright = shapes.map(({ vertical }) => vertical);
  shapes.forEach((shape, index) => {
    const { vertical } = shape;
    if (index === 0 || vertical === 0 || isSolid(shape)) return;
    const { rgb } = palette.colours[index]!;
    const whole = palette.colours
      .map((colour, other) => ({ ...colour, other }))
      .filter((colour) => colour.other > 0 && colour.other !== index && isBlend(rgb, background, colour.rgb))
      .reduce(
        (most, { rgb: of, other }) => (most < 0 || distance(of, background) > contrastOf(palette, most) ? other : most),
        -1,
      );
    if (whole >= 0) upright[whole]! += vertical;
  });
  return upright;
}

const contrastOf = ({ colours }: Palette, index: number): number => distance(colours[index]!.rgb, colours[0]!.rgb);

/** One or two on a row of their own may be the only candles of their colour. */
const LEAST_FEET = 3;

/** Of a shade: so much on one row is of bars, less of it is what candles' edges have as well. */
const MOSTLY = 0.6;

/** Where nearly all of a colour stands on one row, the little that lies elsewhere does not count: a codec makes it of other colours' edges. */
const NEARLY_ALL = 0.9;

/** Volume is often painted in the candles' own colours: then some of the colour stands elsewhere. Translucent, it never is a candle. */
const isOfBars = ({ baseShare, vertical, elsewhere, foot, feet, spread }: ColourShape, isThinned: boolean): boolean =>
  baseShare >= 0.35 &&
  vertical > 300 &&
  (foot >= 0.8 * spread || baseShare >= NEARLY_ALL) &&
  (isThinned || (feet >= LEAST_FEET && elsewhere < Math.max(100, 0.02 * vertical)));

/** Parts of the region's width, and of a colour's contrast. */
const TAG = { widest: 0.25, strokes: 0.7, paleness: 0.35 };

/** Whether a colour fills a tag, which stands on one row as bars do, but in one place, and is a candle's too: a codec or a lens leaves paler upright strokes of it everywhere, and more of them. */
function isOfTag(
  { rgb, foot, vertical }: ColourShape & { rgb: Rgb },
  { colours }: Palette,
  shapes: ColourShape[],
): boolean {
  if (foot >= TAG.widest) return false;
  const background = colours[0]!.rgb;
  return shapes.some((shape, index) => {
    const shade = colours[index]!.rgb;
    return (
      shape.vertical >= vertical &&
      shape.spread >= TAG.strokes &&
      isBlend(shade, background, rgb) &&
      distance(shade, background) >= TAG.paleness * distance(rgb, background)
    );
  });
}

/** Of what stands on one row the share that begins on one row too, in so much of the region's width: bars of volume are of many heights, and stand everywhere. */
const BLOCK = { head: 0.45, widest: 0.5 };

/** Whether a colour fills a block from one row down to another, as a note or a tag over the plot does: what lies under it can't be seen, while the ground between bars of volume can. */
const isBlock = (shape: ColourShape): boolean =>
  isSolid(shape) && shape.head >= BLOCK.head && shape.foot <= BLOCK.widest;

const MOST_OTHERS = 10;

/** Whether a colour is none of the candles' and none that their edges have. */
const standsOut = (rgb: Rgb, background: Rgb, candles: Rgb[]): boolean =>
  candles.every((candle) => distance(rgb, candle) > 40 && !isBlend(rgb, background, candle));

/** The colours of lines and texts, so that their anti-aliased edges are not taken for thin ink of a candle. */
export function withOthers(
  { background, candles, bars, lines, strokes, edges }: Omit<CandleColours, 'others'>,
  palette: Palette,
): CandleColours {
  const others = palette.colours
    .slice(1)
    .map(({ rgb }) => rgb)
    .filter(
      (rgb) =>
        distance(rgb, background) > 1.5 * LEAST_CONTRAST &&
        bars.every((bar) => distance(rgb, bar.rgb) > 20) &&
        standsOut(rgb, background, candles),
    )
    .slice(0, MOST_OTHERS);
  return { background, candles, bars, lines, others, strokes, edges };
}

/** How near a colour is to the one of another look that it is, 0 to 441. */
export const SAME_COLOUR = 24;

/** Colours that were chosen among those of another look at the same picture, as the ones of this palette that they are. */
export function likeThose({ candles, bars, lines, strokes, edges }: CandleColours, palette: Palette): CandleColours {
  const background = palette.colours[0]!.rgb;
  const own = (rgb: Rgb): Rgb => {
    const [nearest] = palette.colours.map((one) => one.rgb).sort((a, b) => distance(a, rgb) - distance(b, rgb));
    return distance(nearest!, rgb) < SAME_COLOUR ? nearest! : rgb;
  };
  const all = (rgbs: Rgb[]) => [...new Set(rgbs.map(own))].filter((rgb) => rgb !== background);
  const ownBars = bars.map((bar) => ({ ...bar, rgb: own(bar.rgb) }));
  return withOthers(
    { background, candles: all(candles), bars: ownBars, lines: all(lines), strokes: all(strokes), edges: all(edges) },
    palette,
  );
}
