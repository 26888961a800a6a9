// A picture file as the engine takes it, decoded as the server does.
import { readFile } from 'node:fs/promises';
import type { Raster } from '#engine/raster';
import { decodePicture as decode, metadataOf } from '#server/worker/decode-picture';

/** Rejects where the file can't be read or is no picture. */
export async function decodePicture(source: string | Uint8Array): Promise<Raster> {
  const bytes = typeof source === 'string' ? await readFile(source) : source;
  const size = (await metadataOf(bytes))?.autoOrient;
  if (!size) throw new Error('it is no picture of a known format');
  return decode(bytes, size);
}
