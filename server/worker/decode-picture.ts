import sharp, { type Metadata, type SharpOptions } from 'sharp';
import { uploadLimits } from '#contract/analysis';
import type { Raster } from '#engine/raster';

// A picture is decoded once and never again: a cache would only hold memory.
sharp.cache(false);

/** Half a picture must not pass for a whole one; small faults that every viewer forgives are forgiven. */
const options = {
  failOn: 'truncated',
  limitInputPixels: uploadLimits.maxPixels,
  sequentialRead: true,
} satisfies SharpOptions;

/**
 * For the whole process: libvips reads nothing but the accepted formats from now on. It also knows SVG, PDF and others, whose readers
 * are no place for a stranger's bytes; `formatOf` already turns those away, this is the second lock.
 */
export function sealPictureReaders(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((reader) => `VipsForeignLoad${reader}`),
  });
}

/** A picture from outside; animations count by their first frame. Nothing is decoded yet. */
export const openPicture = (source: string | Uint8Array) => sharp(source, options);

/** What the header alone says of a picture, however large; undefined where the header can't be read. */
export async function metadataOf(source: string | Uint8Array): Promise<Metadata | undefined> {
  try {
    return await sharp(source, { ...options, limitInputPixels: false }).metadata();
  } catch {
    return undefined;
  }
}

/**
 * Decodes to upright sRGB of the given size in px, 8 bits a channel, whatever the file holds: 16 bit, grey, palette, CMYK, an EXIF
 * orientation. Transparent parts become white, as a browser shows them on a page.
 */
export async function decodePicture(
  bytes: Uint8Array,
  { width, height }: { width: number; height: number },
): Promise<Raster> {
  const { data } = await openPicture(bytes)
    .autoOrient()
    .resize(width, height, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { width, height, data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.length) };
}
