import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { apiBase } from '#contract/api-base';

/** Secret bytes that only the server knows. */
export type ImageKey = Uint8Array;

/** s. Links made within one window are the same, so that a browser's cache knows the picture again. */
const window = 15 * 60;

const signatureOf = (key: ImageKey, path: string, expires: number) =>
  createHmac('sha256', key).update(`image ${path} ${expires}`).digest();

/** s since 1970: when links that are made now end. */
export const linksEnd = (now: number) => (Math.floor(now / 1000 / window) + 2) * window;

/**
 * The address of the picture that the call at `path` (below `/api`) gives, good for 15 to 30 minutes after `now` (ms). Whoever has
 * it may see the picture: give it to the owner only.
 */
export function imageLink(key: ImageKey, path: string, now: number): string {
  const expires = linksEnd(now);
  return `${apiBase}${path}?expires=${expires}&signature=${signatureOf(key, path, expires).toString('base64url')}`;
}

export type SignedLink = { path: string; expires: number; signature: string };

/** Seconds that a link is still good for; 0 when it is over or was not made here. */
export function lifeOfLink(key: ImageKey, { path, expires, signature }: SignedLink, now: number): number {
  const given = Buffer.from(signature, 'base64url');
  const right = signatureOf(key, path, expires);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return 0;
  return Math.max(0, expires - Math.floor(now / 1000));
}

/** What goes with a picture: it may be kept while its address is good, and is never taken for a page. */
export const describeImage = (reply: FastifyReply, { type, life }: { type: string; life: number }) =>
  reply
    .type(type)
    .header('cache-control', `private, max-age=${life}, immutable`)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('content-disposition', 'inline');
