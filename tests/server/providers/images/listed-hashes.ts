import type { ImageStore } from '#server/providers/images/image-store';

/** The hashes of all pictures in a store, sorted. */
export async function listedHashes(images: ImageStore): Promise<string[]> {
  const hashes: string[] = [];
  for await (const { sha256 } of images.list()) hashes.push(sha256);
  return hashes.sort();
}
