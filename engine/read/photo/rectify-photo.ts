import type { Box, Raster } from '../../raster.ts';
import { luma } from '../axis/text-mask.ts';
import { calmGrain, grainOf } from './calm-grain.ts';
import { findScreen } from './find-screen.ts';
import { flattenLight } from './flatten-light.ts';
import { compose, type Homography, invert, mapPoint, moveAndScale } from './homography.ts';
import { measureBlur } from './measure-blur.ts';
import { measureGlare } from './measure-glare.ts';
import { straightener } from './straighten.ts';
import { reduce, warp } from './warp.ts';

export type RectifiedPhoto = {
  /** The screen alone, level and upright, evenly lit, without grain. */
  raster: Raster;
  /** The same for reading text: sharper and with its grain, which is hardly smaller than text, unless there is much of it. */
  legible: Raster;
  /** From px of `raster` to px of the photo. */
  toPhoto: Homography;
  /** Standard deviation of the blur, in two-thousandths of the screen's longer side. */
  blur: number;
  /** Share of the screen that a reflection drowns, 0 to 1. */
  glare: number;
};

/** Longer side of the picture in which directions are sought, px: enough for a tenth of a degree. */
const SEARCH_SIDE = 1000;
/** Longer side of the result, px. */
const MOST_SIDE = 2000;
/** Levels; of 40 photos 37 had less. */
const MOST_GRAIN = 1;
/** A screen smaller than this in the photo shows no legible chart, px. */
const LEAST_SIDE = 150;

/** A photo of a screen as if it were a screenshot; null where no screen of any size is found. About a second for 12 megapixels. */
export function rectifyPhoto(photo: Raster): RectifiedPhoto | null {
  const factor = Math.max(1, Math.round(Math.max(photo.width, photo.height) / SEARCH_SIDE));
  const small = reduce(photo, factor);
  const straight = compose(straightener(small), [1 / factor, 0, 0, 0, 1 / factor, 0, 0, 0, 1]);
  const view = boundsOf(straight, photo);
  const searchScale = SEARCH_SIDE / Math.max(view.x1 - view.x0, view.y1 - view.y0);
  const seen = sizeOf(view, searchScale);
  const found = findScreen(warp(photo, fromPlane(straight, view, searchScale), seen.width, seen.height, 'smooth'));
  const screen: Box = {
    x0: view.x0 + found.x0 / searchScale,
    x1: view.x0 + found.x1 / searchScale,
    y0: view.y0 + found.y0 / searchScale,
    y1: view.y0 + found.y1 / searchScale,
  };
  // A px of the straight plane is `factor` px of the photo; a little more keeps what resampling would blur.
  const side = Math.max(screen.x1 - screen.x0, screen.y1 - screen.y0);
  const scale = Math.min(1.25 * factor, MOST_SIDE / side);
  if (Math.min(screen.x1 - screen.x0, screen.y1 - screen.y0) * scale < LEAST_SIDE) return null;
  const toPhoto = fromPlane(straight, screen, scale);
  const { width, height } = sizeOf(screen, scale);
  const { raw, raster, legible } = fetchScreen(photo, toPhoto, width, height);
  return {
    raster,
    legible,
    toPhoto,
    blur: (measureBlur(luma(raster)) * MOST_SIDE) / Math.max(width, height),
    glare: measureGlare(luma(raw)),
  };
}

/** A screen of `width` × `height` px fetched from a photo: as it is, evenly lit without grain, and for reading text. */
export function fetchScreen(photo: Raster, toPhoto: Homography, width: number, height: number) {
  const raw = warp(photo, toPhoto, width, height, 'smooth');
  const raster = calmGrain(flattenLight(raw));
  // Small text gains by sharpness, unless the screen's own px or the sensor's grain are seen: then more of them is brought out than of it.
  const sharp = flattenLight(warp(photo, toPhoto, width, height, 'sharp'));
  return { raw, raster, legible: grainOf(sharp) > MOST_GRAIN ? raster : sharp };
}

/** From px of a part of the straight plane, at `scale` px a unit, to px of the photo. */
const fromPlane = (straight: Homography, { x0, y0 }: Box, scale: number): Homography =>
  invert(compose(moveAndScale(-x0, -y0, scale), straight));

const sizeOf = ({ x0, x1, y0, y1 }: Box, scale: number) => ({
  width: Math.round((x1 - x0) * scale),
  height: Math.round((y1 - y0) * scale),
});

function boundsOf(straight: Homography, { width, height }: Raster): Box {
  const corners = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ].map((corner) => mapPoint(straight, corner));
  return {
    x0: Math.min(...corners.map(({ x }) => x)),
    x1: Math.max(...corners.map(({ x }) => x)),
    y0: Math.min(...corners.map(({ y }) => y)),
    y1: Math.max(...corners.map(({ y }) => y)),
  };
}
