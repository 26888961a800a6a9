import type { FileHandle } from 'node:fs/promises';

/**
 * Where uploaded pictures live, named by the SHA-256 of their bytes (64 lower-case hex digits), so that the same picture is kept once.
 * A picture never changes: there is no call that writes over one. What is made of pictures lives in a store of its own, under their names.
 */
export type ImageStore = {
  /**
   * Takes the file over (it is gone afterwards). When this resolves, the picture survives a power cut. Throws `ENOSPC` when the store is full.
   * `handle`: of the file, where its giver has it open.
   */
  keep: (sha256: string, file: string, handle?: FileHandle) => Promise<void>;
  /** All bytes of a picture; throws `ENOENT` when there is none, since a row that names a picture is written only after it. */
  read: (sha256: string) => Promise<Uint8Array<ArrayBuffer>>;
  /** Removes a picture unless it was kept again after `time`, ms since 1970: an upload of the same bytes may just rely on it. */
  removeUnlessKeptSince: (sha256: string, time: number) => Promise<void>;
  /** Every picture with the time at which it was last kept, ms since 1970. */
  list: () => AsyncIterable<KeptImage>;
};

export type KeptImage = { sha256: string; keptAt: number };

/** `ab/abcdef…`: 256 folders, so that none grows without bound. */
export const keyOf = (sha256: string) => `${sha256.slice(0, 2)}/${sha256}`;
