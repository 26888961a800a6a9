import { createHmac, timingSafeEqual } from 'node:crypto';
import { api, apiBase } from '#contract/api';
import { pathOf } from '#contract/call';

/** Secret bytes that only the server knows. */
export type ImageKey = Uint8Array;

/** s. Links made within one window are the same, so that a browser's cache knows the picture again. */
const window = 15 * 60;

const signatureOf = (key: ImageKey, analysisId: string, expires: number) =>
  createHmac('sha256', key).update(`image ${analysisId} ${expires}`).digest();

/** The address of an analysis's picture, good for 15 to 30 minutes after `now` (ms). Whoever has it may see the picture: give it to the owner only. */
export function imageLink(key: ImageKey, analysisId: string, now: number): string {
  const expires = (Math.floor(now / 1000 / window) + 2) * window;
  const signature = signatureOf(key, analysisId, expires).toString('base64url');
  return `${apiBase}${pathOf(api.analysisImage, { id: analysisId })}?expires=${expires}&signature=${signature}`;
}

export type SignedLink = { id: string; expires: number; signature: string };

/** Seconds that a link is still good for; 0 when it is over or was not made here. */
export function lifeOfLink(key: ImageKey, { id, expires, signature }: SignedLink, now: number): number {
  const given = Buffer.from(signature, 'base64url');
  const right = signatureOf(key, id, expires);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return 0;
  return Math.max(0, expires - Math.floor(now / 1000));
}
