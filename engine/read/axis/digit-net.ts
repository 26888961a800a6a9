import { type DigitTile, TILE_HEIGHT } from './digit-tile.ts';
import { WEIGHTS } from './digit-weights.ts';

/** What may stand in the middle of a window; then something else, and nothing. */
export const CLASSES = "0123456789.,%'";
/** So many of them are digits, each at its own place. */
export const DIGITS = 10;
/** Of them, by their places among the classes. */
export const POINT = CLASSES.indexOf('.');
export const COMMA = CLASSES.indexOf(',');
export const PERCENT = CLASSES.indexOf('%');
export const APOSTROPHE = CLASSES.indexOf("'");
export const OTHER = 14;
export const NOTHING = 15;
export const KINDS = 16;

/** A window reaches so many px to both sides of its middle. */
export const REACH = 7;

/** `outputs` is a multiple of four; `result` is where each application leaves them. Single precision, kept as doubles, as which they are multiplied: turning each into one takes a fifth of the time. */
type Layer = {
  inputs: number;
  outputs: number;
  weights: Float64Array;
  biases: Float64Array;
  result: Float64Array;
};

let layers: Layer[] | undefined;

/** Log probability of each kind at each column of a tile, `KINDS` values a column. A net of three layers over a window of 15 × 18 px around it. */
export function kindsAt(tile: DigitTile): Float32Array {
  layers ??= unpack(WEIGHTS);
  const side = 2 * REACH + 1;
  const window = new Float64Array(side * TILE_HEIGHT);
  const result = new Float32Array(tile.width * KINDS);
  for (let x = 0; x < tile.width; x++) {
    for (let k = 0; k < side; k++) {
      const column = Math.min(tile.width - 1, Math.max(0, x - REACH + k));
      for (let row = 0; row < TILE_HEIGHT; row++) window[row * side + k] = tile.data[row * tile.width + column]!;
    }
    let values: Float64Array = window;
    for (const layer of layers) values = apply(layer, values, layer === layers.at(-1));
    normalise(values);
    result.set(values, x * KINDS);
  }
  return result;
}

/** Four outputs at a time, so that each input is fetched once for all of them. */
function apply(
  { inputs, outputs, weights, biases, result }: Layer,
  source: Float64Array,
  isLast: boolean,
): Float64Array {
  for (let j = 0; j < outputs; j += 4) {
    const w0 = j * inputs;
    const w1 = w0 + inputs;
    const w2 = w1 + inputs;
    const w3 = w2 + inputs;
    let a = biases[j]!;
    let b = biases[j + 1]!;
    let c = biases[j + 2]!;
    let d = biases[j + 3]!;
    for (let i = 0; i < inputs; i++) {
      const value = source[i]!;
      a += weights[w0 + i]! * value;
      b += weights[w1 + i]! * value;
      c += weights[w2 + i]! * value;
      d += weights[w3 + i]! * value;
    }
    result[j] = Math.fround(a);
    result[j + 1] = Math.fround(b);
    result[j + 2] = Math.fround(c);
    result[j + 3] = Math.fround(d);
  }
  if (!isLast) for (let j = 0; j < outputs; j++) if (result[j]! < 0) result[j] = 0;
  return result;
}

function normalise(values: Float64Array): void {
  let most = Number.NEGATIVE_INFINITY;
  for (const value of values) most = Math.max(most, value);
  let sum = 0;
  for (const value of values) sum += Math.exp(value - most);
  const shift = most + Math.log(sum);
  for (let i = 0; i < values.length; i++) values[i]! -= shift;
}

/** `sizes|base64 of each layer`: per layer one float for the scale, floats for the biases, then a signed byte a weight. */
function unpack(packed: string): Layer[] {
  const [sizes = '', text = ''] = packed.split('|');
  const bytes = fromBase64(text);
  const view = new DataView(bytes.buffer);
  let at = 0;
  const float = () => {
    at += 4;
    return view.getFloat32(at - 4, true);
  };
  const counts = sizes.split(',').map(Number);
  return counts.slice(1).map((outputs, l) => {
    const inputs = counts[l]!;
    const scale = float();
    const biases = Float64Array.from({ length: outputs }, float);
    const weights = Float64Array.from({ length: inputs * outputs }, () => Math.fround(scale * view.getInt8(at++)));
    return { inputs, outputs, weights, biases, result: new Float64Array(outputs) };
  });
}

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Neither `atob` nor `Buffer` is everywhere that the engine runs. */
function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const digits = text.replaceAll(/[=\s]/g, '');
  const bytes = new Uint8Array((digits.length * 3) >> 2);
  let [bits, count, at] = [0, 0, 0];
  for (const digit of digits) {
    bits = ((bits << 6) | BASE64.indexOf(digit)) & 0xffffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes[at++] = (bits >> count) & 255;
  }
  return bytes;
}
