import { type Encode, targetSize } from './prepare-picture.ts';

/** The parts of the library that are used; its own types need the DOM, which this room shares with workers only in part. */
type Library = {
  drawFileInCanvas(file: Blob, options: { fileType: string }): Promise<[ImageBitmap | object, OffscreenCanvas]>;
  canvasToFile(canvas: OffscreenCanvas, type: string, name: string, modified: number, quality: number): Promise<Blob>;
};

/**
 * Decodes and encodes with browser-image-compression, which knows the browsers' quirks, but not by its own loop: that makes a small
 * flat PNG worse and worse because its JPEG is larger, bounds the height too, and scales without smoothing away thin lines.
 */
export const encodePicture: Encode = async (file, { maxWidth, quality, type }) => {
  // Loaded with the first picture: the first screen does not need it.
  const library = (await import('browser-image-compression')).default as unknown as Library;
  const [decoded, canvas] = await library.drawFileInCanvas(file, { fileType: type });
  if ('close' in decoded) decoded.close();
  const size = targetSize(canvas.width, canvas.height, maxWidth);
  const scaled = size.width === canvas.width ? canvas : scaleTo(canvas, size);
  return await library.canvasToFile(scaled, type, '', Date.now(), quality);
};

const scaleTo = (source: OffscreenCanvas, { width, height }: { width: number; height: number }) => {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no 2D canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, width, height);
  return canvas;
};
