import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { PictureNotes, WholePicture } from '../inspect-picture.ts';
import type { PictureFormat } from '../picture-format.ts';
import type { ReceivedFile } from '../receive-upload.ts';
import { bareGif } from './bare-gif.ts';
import { bareJpeg } from './bare-jpeg.ts';
import { barePng } from './bare-png.ts';
import { bareWebp } from './bare-webp.ts';

const bare = {
  jpeg: (bytes, { orientation = 1 }) => bareJpeg(bytes, orientation),
  png: (bytes, { orientation = 1 }) => barePng(bytes, orientation),
  webp: (bytes, { orientation = 1 }) => bareWebp(bytes, orientation),
  gif: (bytes) => bareGif(bytes),
  avif: (bytes, { exif, xmp }) => [exif, xmp].reduce<Buffer>(blanked, bytes),
} satisfies Record<PictureFormat, (bytes: Buffer, found: PictureNotes) => Buffer>;

/** AVIF refers to its parts by their place, so none is taken out. Which way is up stands elsewhere in it (`irot`, `imir`). */
function blanked(bytes: Buffer, part: Buffer | undefined): Buffer {
  if (!part || part.length === 0) return bytes;
  const content = part.subarray(part.toString('latin1', 0, 6) === 'Exif\0\0' ? 6 : 0);
  const at = bytes.indexOf(content);
  return at === -1 ? bytes : Buffer.from(bytes).fill(0, at, at + content.length);
}

/**
 * Takes out of a picture that was found whole what is not seen in it: where it was taken, by whom and with what, comments, previews, and whatever
 * is hidden behind its end. Pixels stay as they are, bit by bit. Writes over the file; one without such things stays as it is.
 */
export async function dropMetadata<Received extends Pick<ReceivedFile, 'file' | 'bytes' | 'sha256'>>(
  received: Received,
  bytes: Buffer,
  { format, metadata }: Pick<WholePicture, 'format' | 'metadata'>,
): Promise<Received> {
  if (!metadata) return received;
  const clean = bare[format](bytes, metadata);
  if (clean.equals(bytes)) return received;
  await writeFile(received.file, clean);
  return { ...received, bytes: clean.length, sha256: createHash('sha256').update(clean).digest('hex') };
}
