import path from 'node:path';
import { connect } from '#server/db/connect';
import { startServer } from '../../e2e/start-server.ts';
import { signUpAt } from '../analyses/real-client.ts';
import { type EngineName, makeTestDatabase } from './test-database.ts';

export type KillableServer = Awaited<ReturnType<typeof startKillableServer>>;

/** A real server process on a database of its own, which is seen from outside while the process is killed and started again, and one account. */
export async function startKillableServer(engine: EngineName) {
  const place = await makeTestDatabase(engine);
  const server = await startServer({ LOG_LEVEL: 'error', ...(place.url && { DATABASE_URL: place.url }) });
  const database = await connect({ url: place.url, file: path.join(server.dataDir, 'wickwise.db') });
  const { accessToken, user } = await signUpAt(server.url);
  return {
    server,
    db: database.db,
    token: accessToken,
    userId: user._id,
    async close() {
      await database.close();
      await server.stop();
      await place.dispose();
    },
  };
}
