import * as z from 'zod/mini';

/** Seconds since 1970 by the server's clock. */
const Claims = z.object({ iat: z.optional(z.number()), exp: z.optional(z.number()), sub: z.optional(z.string()) });
export type Claims = z.infer<typeof Claims>;

const decoder = new TextDecoder();

/** What a JSON Web Token says about itself, unverified: only its issuer can verify it. Empty for any other string. */
export const readClaims = (token: string): Claims => {
  try {
    const payload = token.split('.')[1] ?? '';
    const binary = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    return Claims.parse(JSON.parse(decoder.decode(Uint8Array.from(binary, (char) => char.charCodeAt(0)))));
  } catch {
    return {};
  }
};
