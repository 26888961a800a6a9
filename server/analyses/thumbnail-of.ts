import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { newId } from '../new-id.ts';
import type { Parts } from '../parts.ts';
import { openPicture } from '../worker/decode-picture.ts';

export const thumbnailType = 'image/webp';

/** px: a card of the history is up to 360 wide in the shape of 16:9, on screens of twice as many dots. */
const size = { width: 720, height: 405 };

type ThumbnailParts = Pick<Parts, 'images' | 'thumbnails' | 'uploadFolder' | 'clock' | 'log'>;

/** The small picture of an uploaded one, made when it is first asked for. Its bytes; undefined for a damaged picture; throws where the picture itself is not there. */
export async function thumbnailOf(parts: ThumbnailParts, imageHash: string): Promise<Uint8Array | undefined> {
  const { images, thumbnails, log } = parts;
  const kept = await thumbnails.read(imageHash).catch(() => undefined);
  if (kept) return kept;
  const small = await reduce(await images.read(imageHash)).catch(() => undefined);
  if (!small) return undefined;
  // Whoever asked is served all the same.
  await keep(parts, imageHash, small).catch((error: unknown) => log.warn({ err: error }, 'a thumbnail was not kept'));
  return small;
}

const reduce = (bytes: Uint8Array) =>
  openPicture(bytes)
    .autoOrient()
    .resize({ ...size, fit: 'cover', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .webp({ quality: 74 })
    .toBuffer();

async function keep({ thumbnails, uploadFolder, clock }: ThumbnailParts, imageHash: string, bytes: Uint8Array) {
  const file = path.join(uploadFolder, `${newId(clock)}.part`);
  await writeFile(file, bytes, { flag: 'wx', mode: 0o600 });
  await thumbnails.keep(imageHash, file);
}
