import type { Metadata } from 'sharp';
import { uploadLimits } from '#contract/analysis';
import { failure, type Outcome, success } from '#engine/outcome';
import { type Refusal, refuse } from '../http/refusal.ts';
import { metadataOf, openPicture } from '../worker/decode-picture.ts';
import { isCompleteJpeg } from './is-complete-jpeg.ts';
import { formatOf, headLength, mediaTypes, type OtherFormat, type PictureFormat } from './picture-format.ts';
import { readPlainJpeg } from './plain-jpeg.ts';

/** px, upright: the size in which the engine reads the picture and in which its overlay is drawn. */
export type Picture = { mediaType: string; width: number; height: number };

/** What stands in a picture beside its pixels. */
export type PictureNotes = Pick<Metadata, 'orientation' | 'exif' | 'xmp'>;

/** A picture that was found whole: its format, and what stands in it beside the pixels; undefined: nothing that is not seen. */
export type WholePicture = Picture & { format: PictureFormat; metadata: PictureNotes | undefined };

/** A longer side gives candles no more certainty, only a slower reading. */
const maxReadSide = 4096;

/** A picture that needs more time than this to decode is built to be slow. Seconds. */
const decodeLimit = 20;

const accepted = 'Please send a JPEG, PNG, WebP, GIF or AVIF picture.';

const formatAdvice = {
  heic: `HEIC pictures can't be read. Set the camera to 'Most Compatible' (JPEG), or send a screenshot.`,
  svg: `SVG drawings can't be read. ${accepted}`,
  tiff: `TIFF pictures can't be read. ${accepted}`,
  bmp: `BMP pictures can't be read. ${accepted}`,
  pdf: `This is a PDF document, not a picture. ${accepted}`,
} satisfies Record<OtherFormat, string>;

/**
 * Says whether these are a whole picture that the analysis can take. Goes by the bytes alone, so that a truncated picture is refused before
 * anything is stored; what is no plain JPEG, in libvips' own threads and without holding the pixels.
 */
export async function inspectPicture(bytes: Buffer): Promise<Outcome<WholePicture, Refusal>> {
  const format = formatOf(bytes.subarray(0, headLength));
  if (!format) return refused('not-an-image', `This file is not a picture. ${accepted}`);
  if (!isAccepted(format)) return refused('image-format-unsupported', formatAdvice[format]);

  const { minSide, maxSide, maxPixels } = uploadLimits;
  const plain = format === 'jpeg' ? readPlainJpeg(bytes) : undefined;
  const metadata = plain ? undefined : await metadataOf(bytes);
  const size = plain ?? metadata?.autoOrient;
  if (!size) return refused('image-damaged', 'This picture is damaged and could not be opened.');
  const { width, height } = size;
  if (Math.min(width, height) < minSide) {
    return refused('image-too-small', `This picture is too small: each side needs at least ${minSide} pixels.`);
  }
  if (Math.max(width, height) > maxSide || width * height > maxPixels) {
    return refused(
      'image-too-many-pixels',
      `This picture has too many pixels: at most ${maxSide} on a side and ${maxPixels / 1_000_000} million in all.`,
    );
  }
  if (metadata && !(await isWhole(bytes, metadata))) {
    return refused('image-damaged', 'This picture is incomplete or damaged. Please take or send it again.');
  }

  const scale = Math.min(1, maxReadSide / Math.max(width, height));
  return success({
    format,
    metadata: plain?.isBare ? undefined : (metadata ?? {}),
    mediaType: mediaTypes[format],
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  });
}

const refused = (code: Refusal['refused'], message: string) => failure(refuse(code, { message }));

const isAccepted = (format: PictureFormat | OtherFormat): format is PictureFormat => format in mediaTypes;

/** px. As many rows as a JPEG's decoder takes at once, which needs all of its tables for them. */
const firstRows = 16;

async function isWhole(bytes: Buffer, { height }: Metadata): Promise<boolean> {
  const picture = openPicture(bytes).timeout({ seconds: decodeLimit }).raw();
  // Any reduction reads every row; the result is thrown away.
  const read = isCompleteJpeg(bytes)
    ? picture.extract({ left: 0, top: 0, width: 1, height: Math.min(firstRows, height) })
    : picture.resize(16, 16, { fit: 'fill' });
  try {
    await read.toBuffer();
    return true;
  } catch {
    return false;
  }
}
