import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { api } from '#contract/api';
import { pathOf } from '#contract/call';
import { failure, type Outcome, success } from '#engine/outcome';
import { imageLink } from '../analyses/image-links.ts';
import { inspectPicture } from '../analyses/inspect-picture.ts';
import type { UserRow } from '../db/schema.ts';
import { type Refusal, refuse } from '../http/refusal.ts';
import { newId } from '../new-id.ts';
import { hasRoom, storageFull } from '../operation/disk-full.ts';
import type { Parts } from '../parts.ts';
import { takePoints } from '../rate-limits/rate-limiter.ts';
import { openPicture } from '../worker/decode-picture.ts';

/** px, of the square that is kept: sharp at the largest size at which it is shown on a dense screen. */
const side = 384;

export const portraitType = 'image/jpeg';

const dataUrl = /^data:image\/[\w.+-]+;base64,([A-Za-z0-9+/]+={0,2})$/;

/**
 * Takes a picture for a profile from its data URL to the image store, as an upright square JPEG without whatever else its file held
 * (a place, a camera), and gives its SHA-256. What it replaces goes with the next sweep of pictures.
 */
export async function keepPortrait(parts: Parts, userId: string, url: string): Promise<Outcome<string, Refusal>> {
  const encoded = dataUrl.exec(url)?.[1];
  if (!encoded) return failure(refuse('not-an-image'));
  const limited = await takePoints(parts, { 'portrait-account': userId });
  if (limited) return failure(limited);
  if (!(await hasRoom(parts.environment))) return failure(storageFull());
  const bytes = Buffer.from(encoded, 'base64');
  const picture = await inspectPicture(bytes);
  if (!picture.ok) return picture;
  const square = await squareOf(bytes);
  const sha256 = createHash('sha256').update(square).digest('hex');
  const file = path.join(parts.uploadFolder, `${newId(parts.clock)}.part`);
  try {
    await writeFile(file, square, { flag: 'wx', mode: 0o600 });
    await parts.images.keep(sha256, file);
    return success(sha256);
  } finally {
    await rm(file, { force: true });
  }
}

const squareOf = (bytes: Buffer) =>
  openPicture(bytes)
    .autoOrient()
    .resize(side, side, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 84 })
    .toBuffer();

/** Where a user's picture is to be had, for him and for administrators; null without one. */
export const portraitLink = (
  { imageKey, clock }: Pick<Parts, 'imageKey' | 'clock'>,
  { profilePicture }: Pick<UserRow, 'profilePicture'>,
) => profilePicture && imageLink(imageKey, pathOf(api.profilePicture, { picture: profilePicture }), clock.now());
