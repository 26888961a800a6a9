import type { Point } from '#contract/chart-overlay';
import type { Raster } from '../raster.ts';
import { flattenLight } from './photo/flatten-light.ts';
import { mapPoint } from './photo/homography.ts';
import { originOf } from './photo/origin-of.ts';
import { rectifyPhoto } from './photo/rectify-photo.ts';

/** A picture as the reader works on it. */
export type FlatPicture = {
  source: 'screenshot' | 'photo';
  /** Level and evenly lit; for photos without their grain, which would break up thin ink. */
  raster: Raster;
  /** The same for reading text. */
  legible: Raster;
  /** From px of `raster` to px of the picture that was handed in. */
  toPicture: (point: Point) => Point;
  /** Of a photo, see `RectifiedPhoto`; 0 for what no camera made. */
  blur: number;
  glare: number;
};

/** All ways in which the picture may be taken, the likeliest first: a photo of a screen is straightened, a shaded ground made even, anything else is taken as it is. Beside a photo's screen there is nothing to be read but the stripes of a cloth. */
export function* takePicture(picture: Raster): Generator<FlatPicture> {
  const origin = originOf(picture);
  if (origin === 'photo') {
    const photo = rectifyPhoto(picture);
    if (photo) {
      yield {
        source: 'photo',
        raster: photo.raster,
        legible: photo.legible,
        toPicture: (point) => mapPoint(photo.toPhoto, point),
        blur: photo.blur,
        glare: photo.glare,
      };
      return;
    }
  }
  if (origin === 'shaded') yield asItIs(flattenLight(picture));
  yield asItIs(picture);
}

/** A screenshot that needs nothing done to it. */
export const asItIs = (raster: Raster): FlatPicture => ({
  source: 'screenshot',
  raster,
  legible: raster,
  toPicture: (point) => point,
  blur: 0,
  glare: 0,
});
