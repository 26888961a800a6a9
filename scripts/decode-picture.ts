// A picture file as the engine takes it: upright, sRGB, opaque.
import sharp from 'sharp';
import type { Raster } from '#engine/raster';

/** Rejects where the file is no picture that sharp knows. */
export async function decodePicture(file: string | Buffer): Promise<Raster> {
  const { data, info } = await sharp(file)
    .autoOrient()
    .toColourspace('srgb')
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.length),
  };
}
