import { type LocalIssuer, startIssuer } from './local-issuer.ts';
import type { EngineName } from './test-database.ts';
import { startTestServer, type TestServer } from './test-server.ts';

export const clientId = 'wickwise.apps.example';

export type ServerWithGoogle = { server: TestServer; issuer: LocalIssuer; close: () => Promise<void> };

/** A server that takes the tokens of an issuer on this machine for Google's; both go by the server's clock. */
export async function startServerWithGoogle(engine: EngineName): Promise<ServerWithGoogle> {
  let server: TestServer;
  const issuer = await startIssuer(clientId, () => server.clock.now());
  server = await startTestServer(engine, { GOOGLE_CLIENT_ID: clientId, GOOGLE_ISSUER: issuer.url });
  async function close() {
    await server.close();
    await issuer.close();
  }
  return { server, issuer, close };
}
