import type { Page } from 'playwright';
import { encodeAsAppDoes } from './encode-jpeg.ts';
import { inPixels } from './in-pixels.ts';
import type { Drawn } from './page/sketch.ts';
import type { Hardness } from './photo/aim.ts';
import { type Homography, multiply, normalise, project, similarity } from './photo/homography.ts';
import { photograph } from './photo/photograph.ts';
import type { Encoding } from './picture.ts';
import { createRandom } from './random.ts';

/** `scale`: px of it a px of the screenshot; of a photo the homography tells instead. */
export type Encoded = { bytes: Buffer; extension: 'png' | 'jpg'; homography: Homography | null; scale: number };

/** How a screen is photographed; `axisSide` stays in the frame. */
export type PhotoPlan = { hardness: Hardness; axisSide: 'left' | 'right'; seed: string };

export async function encodeScreenshot(page: Page, png: Buffer, encoding: Encoding): Promise<Encoded> {
  if (encoding === 'png') return { bytes: png, extension: 'png', homography: null, scale: 1 };
  return { ...(await encodeAsAppDoes(page, png)), extension: 'jpg', homography: null };
}

/** A photo of the screen that shows `png`. Its JPEG is the camera's ('png') or the app's. */
export async function encodePhoto(
  page: Page,
  png: Buffer,
  encoding: Encoding,
  { hardness, axisSide, seed }: PhotoPlan,
): Promise<Encoded> {
  const { jpeg, homography } = await photograph(png, createRandom(seed), { hardness, axisSide });
  if (encoding === 'png') return { bytes: jpeg, extension: 'jpg', homography, scale: 1 };
  const sent = await encodeAsAppDoes(page, jpeg);
  const inSent = normalise(multiply(similarity(sent.scale), homography));
  return { bytes: sent.bytes, extension: 'jpg', homography: inSent, scale: 1 };
}

type Size = { width: number; height: number };

/** Where what was drawn on a screenshot of a size stands in the encoded picture, which is `width` px wide; candles that a photo cuts off at its sides are not in it. */
export function placeDrawn(drawn: Drawn, { homography, scale }: Encoded, width: number, screenshot: Size) {
  const { candles, ...place } = inPixels(drawn, scale);
  if (!homography) return { ...place, candles };
  const inFrame = (x: number) => {
    const [at] = project(homography, [x, drawn.plot.y + drawn.plot.h / 2]);
    return at >= 0 && at < width;
  };
  return {
    ...place,
    candles: candles.filter(({ x }) => inFrame(x)),
    homography: [...homography],
    chartWidth: screenshot.width,
    chartHeight: screenshot.height,
  };
}
