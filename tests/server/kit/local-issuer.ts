import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

export type LocalIssuer = {
  url: string;
  /** An ID token as the issuer would sign it; `claims` add to or replace the usual ones. Times are seconds since 1970. */
  idToken(claims: Record<string, unknown>, options?: { withForeignKey?: boolean }): Promise<string>;
  close(): Promise<void>;
};

/** An OpenID Connect issuer on this machine in Google's place: discovery document, published keys, signed ID tokens. */
export async function startIssuer(clientId: string, now: () => number): Promise<LocalIssuer> {
  const pair = await generateKeyPair('RS256', { extractable: true });
  const foreign = await generateKeyPair('RS256', { extractable: true });

  const server = createServer(async (request, response) => {
    const { port } = server.address() as AddressInfo;
    const self = `http://127.0.0.1:${port}`;
    response.setHeader('content-type', 'application/json');
    if (request.url === '/.well-known/openid-configuration') {
      return response.end(JSON.stringify({ issuer: self, jwks_uri: `${self}/keys` }));
    }
    const key = { ...(await exportJWK(pair.publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' };
    response.end(JSON.stringify({ keys: [key] }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    idToken(claims, { withForeignKey = false } = {}) {
      const seconds = Math.floor(now() / 1000);
      const usual = {
        iss: url,
        aud: clientId,
        iat: seconds,
        exp: seconds + 3600,
        email_verified: true,
        name: 'Ada Lovelace',
      };
      return new SignJWT({ ...usual, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'key-1' })
        .sign(withForeignKey ? foreign.privateKey : pair.privateKey);
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
