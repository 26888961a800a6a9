export type FrameAdvice = 'dark' | 'blurred';

/** RGBA, row by row. */
type Frame = { width: number; height: number; data: Uint8ClampedArray };

/** The brightest parts of what a lit screen or paper shows lie far above; a dark theme's text does too. Luma, 0 to 255. */
const litAbove = 60;
/** Less contrast than this is an empty wall, of which nothing can be said. Luma. */
const contrastOfAnything = 40;
/** Bend of the sharpest edges in parts of the contrast: 0.05 and more in photos that can be read, below 0.03 after a blur of 3 px. */
const sharpAbove = 0.04;

/** What would keep a chart in this picture from being read; null when nothing is seen. Call it with a part at the camera's own size. */
export function judgeFrame({ width, height, data }: Frame): FrameAdvice | null {
  const luma = new Float32Array(width * height);
  for (let at = 0; at < luma.length; at += 1) {
    luma[at] = 0.299 * data[4 * at]! + 0.587 * data[4 * at + 1]! + 0.114 * data[4 * at + 2]!;
  }
  const bright = quantile(luma, 0.995);
  if (bright < litAbove) return 'dark';
  const contrast = bright - quantile(luma, 0.005);
  if (contrast < contrastOfAnything) return null;
  return quantile(bends(smooth(luma, width, height), width, height), 0.998) / contrast < sharpAbove ? 'blurred' : null;
}

/** Mean of 3×3, so that a sensor's noise is not taken for sharp edges. */
function smooth(luma: Float32Array, width: number, height: number): Float32Array {
  const out = new Float32Array(luma.length);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      let sum = 0;
      for (let dy = -width; dy <= width; dy += width) {
        const at = y * width + x + dy;
        sum += luma[at - 1]! + luma[at]! + luma[at + 1]!;
      }
      out[y * width + x] = sum / 9;
    }
  }
  return out;
}

/** How much each pixel differs from the mean of its four neighbours (a Laplacian); the frame's edge is left out. */
function bends(luma: Float32Array, width: number, height: number): Float32Array {
  const out = new Float32Array(luma.length);
  for (let y = 2; y < height - 2; y += 1) {
    for (let x = 2; x < width - 2; x += 1) {
      const at = y * width + x;
      out[at] = Math.abs(luma[at]! - (luma[at - 1]! + luma[at + 1]! + luma[at - width]! + luma[at + width]!) / 4);
    }
  }
  return out;
}

const quantile = (values: Float32Array, part: number) =>
  values.toSorted()[Math.min(values.length - 1, Math.floor(part * values.length))]!;
