// A server of its own process for `bench-server.ts`: Wickwise's whole app, or the bare routes. Tells its port, and its memory when asked.
import path from 'node:path';
import { buildApp } from '#server/app';
import { readEnvironment } from '#server/environment';
import { openParts } from '#server/open-parts';
import { barePostgres, bareRoutes, bareSqlite } from './bare-routes.ts';

const [kind, passwordHash = ''] = process.argv.slice(2);
const environment = readEnvironment(process.env);
if (!environment.ok) throw new Error(environment.problems.join('\n'));
const { WICKWISE_DATA_DIR: folder, DATABASE_URL: url } = environment.value;

async function openOurs() {
  if (!environment.ok) throw new Error('no environment');
  const { parts, close } = await openParts(environment.value);
  // No worker runs: an upload is answered as soon as it is safe, and the queue may grow.
  const app = await buildApp(
    { ...parts, uploadWait: 0, maxUnfinished: Number.MAX_SAFE_INTEGER },
    { appFolder: '/nowhere' },
  );
  const drain = async () => {
    await parts.db.updateTable('analyses').set({ state: 'failed' }).where('state', '=', 'queued').execute();
  };
  const wake = async () => {
    await drain();
    const rows = await parts.db.selectFrom('analyses').select('id').where('state', '=', 'failed').execute();
    for (const { id } of rows) parts.signals.settled(id);
  };
  return { app, drain, wake, close };
}

async function openBare() {
  const db = url ? await barePostgres(url) : bareSqlite(path.join(folder, 'wickwise.db'));
  return { ...(await bareRoutes(db, folder, passwordHash)), drain: db.drain, close: db.close };
}

const { app, drain, wake, close } = await (kind === 'bare' ? openBare() : openOurs());
await app.listen({ port: 0, host: '127.0.0.1', backlog: 10_000 });
const address = app.server.address();
process.on('message', async (message) => {
  if (message === 'stop') {
    await app.close();
    await close();
    process.exit(0);
  }
  if (message === 'wake') return wake();
  if (message === 'drain') await drain();
  // Cleared up only for a look at the memory: it would count as work of the answers that follow.
  if (message === 'memory') globalThis.gc?.();
  process.send?.({ memory: process.memoryUsage(), cpu: process.cpuUsage() });
});
process.send?.({ port: typeof address === 'object' ? address?.port : 0 });
