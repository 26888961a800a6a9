/** How a picture lies in its frame: magnification, and the shift of its centre in px of the frame. */
export type Zoom = { scale: number; x: number; y: number };

export const wholePicture: Zoom = { scale: 1, x: 0, y: 0 };
export const largestScale = 8;

type Size = { width: number; height: number };

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** Never smaller than the frame, never shifted so far that an edge comes into it. */
export function keepInFrame({ scale, x, y }: Zoom, { width, height }: Size): Zoom {
  const s = clamp(scale, 1, largestScale);
  const [mostX, mostY] = [((s - 1) * width) / 2, ((s - 1) * height) / 2];
  // `+ 0` turns a negative zero into a plain one.
  return { scale: s, x: clamp(x, -mostX, mostX) + 0, y: clamp(y, -mostY, mostY) + 0 };
}

/** Magnifies by `factor` and keeps the point under `at` (px from the frame's centre) where it is. */
export function zoomAt(zoom: Zoom, factor: number, at: { x: number; y: number }, frame: Size): Zoom {
  const scale = clamp(zoom.scale * factor, 1, largestScale);
  const ratio = scale / zoom.scale;
  return keepInFrame({ scale, x: at.x - (at.x - zoom.x) * ratio, y: at.y - (at.y - zoom.y) * ratio }, frame);
}

export const moveBy = (zoom: Zoom, x: number, y: number, frame: Size): Zoom =>
  keepInFrame({ ...zoom, x: zoom.x + x, y: zoom.y + y }, frame);
