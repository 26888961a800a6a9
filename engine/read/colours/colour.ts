/** Red, green and blue, 0 to 255 each. */
export type Rgb = readonly [number, number, number];

/** Cells of a colour histogram: 5 bits a channel keeps JPEG noise in one cell and the tables in the cache. */
export const COLOUR_CELLS = 32768;

export const colourCell = (red: number, green: number, blue: number): number =>
  ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);

/** The colour in the middle of a cell of the histogram. */
export const cellColour = (cell: number): Rgb => [
  8 * (cell >> 10) + 4,
  8 * ((cell >> 5) & 31) + 4,
  8 * (cell & 31) + 4,
];

export const subtract = (a: Rgb, b: Rgb): Rgb => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const dot = (a: Rgb, b: Rgb): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
/** Of the angle between two colours, seen from where both are counted from. */
export const cosine = (a: Rgb, b: Rgb): number => dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));

/** Length of a vector of three. `Math.hypot` minds overflow, at ten times the cost. */
export const lengthOf = (r: number, g: number, b: number): number => Math.sqrt(r * r + g * g + b * b);

export const distance = (a: Rgb, b: Rgb): number => lengthOf(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** Relative luminance without gamma, 0 to 255: enough to tell a dark theme from a light one. */
export const luminance = ([red, green, blue]: Rgb): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** Brightness as codecs keep it (Rec. 601), 0 to 255. */
export const lumaOf = (red: number, green: number, blue: number): number => 0.299 * red + 0.587 * green + 0.114 * blue;

/** Brightness and the two differences of colour that codecs keep beside it, at half the resolution. */
export const toYuv = (red: number, green: number, blue: number): Rgb => {
  const y = lumaOf(red, green, blue);
  return [y, 0.564 * (blue - y), 0.713 * (red - y)];
};

/** Largest minus smallest channel: 0 for any grey. */
export const chroma = ([red, green, blue]: Rgb): number => Math.max(red, green, blue) - Math.min(red, green, blue);

const hex = (value: number): string => Math.round(value).toString(16).padStart(2, '0');
export const toHex = ([red, green, blue]: Rgb): string => `#${hex(red)}${hex(green)}${hex(blue)}`;
