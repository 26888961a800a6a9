import { createHash, createHmac, randomBytes } from 'node:crypto';

/** 256 random bits: the first token of a family. */
export const newRefreshToken = () => randomBytes(32).toString('base64url');

/** What is stored in a token's place. A plain hash is enough for 256 random bits. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * The token that replaces `token`. It follows from the old one and the server's key, so that a repeated request within the
 * grace window can be given the same successor though only hashes are stored; neither a stolen database nor an old token alone yields it.
 */
export const successorOf = (token: string, key: Uint8Array) =>
  createHmac('sha256', key).update('refresh:').update(token).digest('base64url');
