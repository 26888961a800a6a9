import { open } from 'node:fs/promises';
import { uploadLimits } from '#contract/analysis';
import { failure, type Outcome, success } from '#engine/outcome';
import { type Refusal, refuse } from '../http/refusal.ts';
import { openPicture, sizeOf } from '../worker/decode-picture.ts';
import { formatOf, headLength, mediaTypes, type OtherFormat, type PictureFormat } from './picture-format.ts';

/** px, upright: the size in which the engine reads the picture and in which its overlay is drawn. */
export type Picture = { mediaType: string; width: number; height: number };

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
 * Says whether a file is a whole picture that the analysis can take. Goes by its bytes alone, and decodes all of it in
 * libvips' own threads without holding it in memory, so that a truncated picture is refused before anything is stored.
 */
export async function inspectPicture(file: string): Promise<Outcome<Picture, Refusal>> {
  const format = formatOf(await headOf(file));
  if (!format) return refused('not-an-image', `This file is not a picture. ${accepted}`);
  if (!isAccepted(format)) return refused('image-format-unsupported', formatAdvice[format]);

  const { minSide, maxSide, maxPixels } = uploadLimits;
  const size = await sizeOf(file);
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
  if (!(await decodesToTheEnd(file))) {
    return refused('image-damaged', 'This picture is incomplete or damaged. Please take or send it again.');
  }

  const scale = Math.min(1, maxReadSide / Math.max(width, height));
  return success({
    mediaType: mediaTypes[format],
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  });
}

const refused = (code: Refusal['refused'], message: string) => failure(refuse(code, { message }));

const isAccepted = (format: PictureFormat | OtherFormat): format is PictureFormat => format in mediaTypes;

async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headLength), 0, headLength, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Any reduction reads every row; the result is thrown away. */
async function decodesToTheEnd(file: string): Promise<boolean> {
  try {
    await openPicture(file).resize(16, 16, { fit: 'fill' }).timeout({ seconds: decodeLimit }).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}
