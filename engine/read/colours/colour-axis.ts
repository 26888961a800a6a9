import { dot, lengthOf, lumaOf, type Rgb, subtract, toYuv } from './colour.ts';

/**
 * One colour seen from the background. `explain` takes a pixel relative to the background and says how badly this colour, thinned by the
 * background, explains it (0–441, `Infinity` for not at all); `part` is then its share, 1 for the full colour.
 */
export type ColourAxis = { explain: (r: number, g: number, b: number) => number; part: number };

/** Times as far from the background as a colour a pixel may be that is still explained by it. */
export const MOST_PART = 1.45;

type AxisOptions = { tolerance: number; least: number; most: number };

/** For pictures as rendered: anti-aliasing mixes in a straight line. `colour` is relative to the background. */
export const straightAxis = (colour: Rgb, options: AxisOptions): ColourAxis => new StraightAxis(colour, options);

// Classes, not closures: every colour of a picture is asked, and only methods are inlined there for both kinds.
class StraightAxis implements ColourAxis {
  part = 0;
  readonly #red: number;
  readonly #green: number;
  readonly #blue: number;
  readonly #square: number;
  readonly #least: number;
  readonly #most: number;
  readonly #limit: number;

  constructor([red, green, blue]: Rgb, { tolerance, least, most }: AxisOptions) {
    this.#red = red;
    this.#green = green;
    this.#blue = blue;
    this.#square = dot([red, green, blue], [red, green, blue]);
    this.#least = least;
    this.#most = most;
    this.#limit = Math.min(tolerance, 0.5 * Math.sqrt(this.#square));
  }

  explain(r: number, g: number, b: number): number {
    const part = (r * this.#red + g * this.#green + b * this.#blue) / this.#square;
    if (part < this.#least || part > this.#most) return Number.POSITIVE_INFINITY;
    const rest = lengthOf(r - part * this.#red, g - part * this.#green, b - part * this.#blue);
    if (rest > this.#limit) return Number.POSITIVE_INFINITY;
    this.part = part;
    return rest * (part < 0.8 ? 1.25 : 1) + Math.abs(1 - part) * 8;
  }
}

const LEAST_BRIGHTNESS = 45;

/**
 * For JPEG and photos, which keep brightness but smear colour: a wick of one pixel turns grey. Brightness decides the share; its colour may
 * be weaker than the axis's by any amount, never another. Falls back to a straight axis where background and colour are equally bright.
 */
export function smearedAxis(colour: Rgb, options: AxisOptions): ColourAxis {
  const yuv = toYuv(...colour);
  return Math.abs(yuv[0]) < LEAST_BRIGHTNESS ? straightAxis(colour, options) : new SmearedAxis(yuv, options);
}

class SmearedAxis implements ColourAxis {
  part = 0;
  readonly #y: number;
  readonly #u: number;
  readonly #v: number;
  readonly #chroma: number;
  readonly #least: number;
  readonly #most: number;
  readonly #limit: number;

  constructor([y, u, v]: Rgb, { tolerance, least, most }: AxisOptions) {
    this.#y = y;
    this.#u = u;
    this.#v = v;
    this.#chroma = Math.hypot(u, v) || 1;
    this.#least = least;
    this.#most = most;
    this.#limit = 0.6 * tolerance;
  }

  explain(r: number, g: number, b: number): number {
    const y = lumaOf(r, g, b);
    const part = y / this.#y;
    if (part < this.#least || part > this.#most) return Number.POSITIVE_INFINITY;
    const u = 0.564 * (b - y);
    const v = 0.713 * (r - y);
    const along = (u * this.#u + v * this.#v) / this.#chroma;
    const across = Math.abs(u * this.#v - v * this.#u) / this.#chroma;
    if (across > this.#limit) return Number.POSITIVE_INFINITY;
    const full = Math.min(1, part) * this.#chroma;
    const beyond = Math.max(0, along - 1.3 * full, -along);
    const off = Math.sqrt(across * across + beyond * beyond);
    if (off > this.#limit) return Number.POSITIVE_INFINITY;
    this.part = part;
    return off * 1.4 + 0.25 * Math.max(0, full - along) + Math.abs(1 - part) * 8;
  }
}

/** How far a smeared colour's hue may be off, and how much of the colour that brightness lets expect is left at least. */
const SMEAR = { across: 14, least: 0.25, most: 1.1 };

/**
 * Whether a colour may be nothing but thin ink of `colour` in a picture whose codec smears colour: of its hue, as bright as a share of it, with less colour than that
 * share had. Both relative to the background.
 */
export function isSmearOf([r, g, b]: Rgb, colour: Rgb): boolean {
  const [dy, du, dv] = toYuv(...colour);
  const [y, u, v] = toYuv(r, g, b);
  const part = y / dy;
  if (Math.abs(dy) < LEAST_BRIGHTNESS || part <= 0 || part > SMEAR.most) return false;
  const full = Math.hypot(du, dv) || 1;
  const along = (u * du + v * dv) / full;
  const across = Math.sqrt(Math.max(0, u * u + v * v - along * along));
  return (
    across <= SMEAR.across && along >= SMEAR.least * part * full && along <= Math.min(1, part) * full + SMEAR.across
  );
}

/** How far a mixture may be from all that lies between its colours, 0 to 441. What is taken for one is ink, and must be unmixed as such. */
export const OFF_BLEND = 30;

/** Whether a colour is a mixture of two others, and of the background where it shines through, as at the edge between a border and what it holds. */
export function isBetween(rgb: Rgb, background: Rgb, colours: readonly Rgb[]): boolean {
  const c = subtract(rgb, background);
  return colours.some((one, i) =>
    colours.slice(i + 1).some((other) => {
      const [a, b] = [subtract(one, background), subtract(other, background)];
      const [aa, ab, bb] = [dot(a, a), dot(a, b), dot(b, b)];
      const determinant = aa * bb - ab * ab;
      if (determinant < 1e-6 * aa * bb) return false;
      const ofOne = (dot(c, a) * bb - dot(c, b) * ab) / determinant;
      const ofOther = (dot(c, b) * aa - dot(c, a) * ab) / determinant;
      const rest = Math.hypot(...c.map((value, k) => value - ofOne * a[k]! - ofOther * b[k]!));
      return ofOne >= 0 && ofOther >= 0 && ofOne + ofOther <= 1.1 && rest < OFF_BLEND;
    }),
  );
}

/** A mixture of the background and a colour already chosen is its anti-aliasing or its translucent volume, not a colour of its own. */
export function isBlend(rgb: Rgb, background: Rgb, chosen: Rgb): boolean {
  const toChosen = subtract(chosen, background);
  const toThis = subtract(rgb, background);
  const part = dot(toThis, toChosen) / dot(toChosen, toChosen);
  if (part <= 0 || part >= 0.93) return false;
  return Math.hypot(...toThis.map((value, i) => value - part * toChosen[i]!)) < OFF_BLEND;
}
