import { createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose';
import * as z from 'zod';
import type { Clock } from '../../clock.ts';

/** Whom Google says somebody is. `email` in lower case. */
export type GoogleIdentity = {
  subject: string;
  email: string;
  emailVerified: boolean;
  name: string | undefined;
};

export type Google = {
  clientId: string;
  /** The identity of an ID token, or nothing: forged, expired, or made for another app. Throws when the issuer can't be reached. */
  identify(idToken: string): Promise<GoogleIdentity | undefined>;
};

const Discovery = z.object({ issuer: z.string(), jwks_uri: z.url() });

const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254).toLowerCase(),
  // Google sends a boolean; the OpenID discovery of others sends the word.
  email_verified: z.union([z.boolean(), z.stringbool()]).default(false),
  name: z.string().optional(),
});

type GoogleOptions = { clientId: string; issuer: string; clock: Clock };

/** Checks ID tokens against the issuer's published keys, which are fetched at the first sign-in and kept. */
export function googleSignIn({ clientId, issuer, clock }: GoogleOptions): Google {
  let keys: Promise<{ getKey: JWTVerifyGetKey; issuers: string[] }> | undefined;

  function loadKeys() {
    keys ??= discover(issuer).catch((error) => {
      // The next sign-in asks again.
      keys = undefined;
      throw error;
    });
    return keys;
  }

  return {
    clientId,
    async identify(idToken) {
      const { getKey, issuers } = await loadKeys();
      const payload = await verified(() =>
        jwtVerify(idToken, getKey, {
          issuer: issuers,
          audience: clientId,
          algorithms: ['RS256', 'ES256'],
          requiredClaims: ['sub', 'exp', 'iat'],
          currentDate: new Date(clock.now()),
          clockTolerance: 30,
        }),
      );
      const claims = Claims.safeParse(payload);
      if (!claims.success) return undefined;
      const { sub: subject, email, email_verified: emailVerified, name } = claims.data;
      return { subject, email, emailVerified, name };
    },
  };
}

async function discover(issuer: string) {
  const answer = await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(10_000),
  });
  if (!answer.ok) throw new Error(`the issuer ${issuer} answered ${answer.status}`);
  const { issuer: named, jwks_uri } = Discovery.parse(await answer.json());
  // Google's own tokens name the issuer with and without the scheme.
  return { getKey: createRemoteJWKSet(new URL(jwks_uri)), issuers: [named, named.replace(/^https:\/\//, '')] };
}

/** A token that doesn't hold is nothing; an issuer that can't be reached is an error. */
async function verified(verify: () => ReturnType<typeof jwtVerify>) {
  try {
    return (await verify()).payload;
  } catch (error) {
    const code = (error as { code?: string }).code ?? '';
    const isUnreachable = !/^ERR_(?:JWT|JWS|JOSE|JWKS_(?:NO|MULTIPLE))/.test(code) || code === 'ERR_JWKS_TIMEOUT';
    if (isUnreachable) throw error;
    return undefined;
  }
}
