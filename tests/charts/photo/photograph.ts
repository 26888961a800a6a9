import sharp from 'sharp';
import type { Random } from '../random.ts';
import { aim, type Hardness } from './aim.ts';
import { exposeScreen } from './expose-screen.ts';
import type { Homography } from './homography.ts';
import { planLight } from './light.ts';

export type Photograph = { jpeg: Buffer; width: number; height: number; homography: Homography };

/**
 * A simulated photo of a screen that shows `png`: tilt, bezel, desk, screen raster (moiré), glare, vignetting, white balance, blur, noise, JPEG.
 * `axisSide` stays in the frame when a hard photo cuts the screen. The homography takes px of the screenshot to px of the photo.
 */
export async function photograph(
  png: Buffer,
  random: Random,
  { hardness, axisSide }: { hardness: Hardness; axisSide: 'left' | 'right' },
): Promise<Photograph> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const frame =
    info.width >= info.height
      ? { width: random.integer(1600, 2000), height: 0 }
      : { width: random.integer(1100, 1500), height: 0 };
  frame.height = Math.round(frame.width * (info.width >= info.height ? 0.75 : 4 / 3));
  const homography = aim(random, info, frame, { hardness, axisSide });
  const light = planLight(random, frame, hardness);
  const exposed = exposeScreen({ data, width: info.width, height: info.height }, frame, homography, light);
  const blurred = await sharp(exposed, { raw: { ...frame, channels: 3 } })
    .blur(light.blur)
    .raw()
    .toBuffer();
  addNoise(blurred, random, light.noise);
  const jpeg = await sharp(blurred, { raw: { ...frame, channels: 3 } })
    .jpeg({ quality: random.integer(70, 90) })
    .toBuffer();
  return { jpeg, ...frame, homography };
}

/** Gaussian noise of the given standard deviation, in place; the same deviates are reused in a long, odd cycle, for speed. */
function addNoise(pixels: Buffer, random: Random, sigma: number): void {
  const deviates = Float32Array.from({ length: 65_537 }, () => random.normal() * sigma);
  for (let i = 0; i < pixels.length; i++)
    pixels[i] = Math.max(0, Math.min(255, Math.round(pixels[i]! + deviates[(i * 7) % deviates.length]!)));
}
