// Exports 100,000 payments as CSV to a slow reader and prints how much the server's memory grew: npm run bench:export
import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureFirstAdmin } from '#server/admin/first-admin';
import { buildApp } from '#server/app';
import { readEnvironment } from '#server/environment';
import { openParts } from '#server/open-parts';
import { seedMany } from '../../scripts/seed-many.ts';

const owner = { email: 'owner@example.com', password: 'the owner of this bench' };
const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(1);

const folder = await mkdtemp(path.join(tmpdir(), 'wickwise-export-'));
const environment = readEnvironment({ WICKWISE_DATA_DIR: folder, LOG_LEVEL: 'error' });
if (!environment.ok) throw new Error(environment.problems.join('\n'));
const { parts, close } = await openParts(environment.value);
// As many payments as users.
await seedMany(parts, { users: 100_000, analyses: 10, tickets: 10 }, parts.clock.now());
await ensureFirstAdmin(parts, owner);
const app = await buildApp(parts, { appFolder: '/nowhere' });
const url = await app.listen({ port: 0, host: '127.0.0.1' });
const signedIn = await app.inject({ method: 'POST', url: '/api/admin/login', payload: owner });
const headers = { authorization: `Bearer ${signedIn.json().data.accessToken}` };

/** Reads the export to its end, resting after each piece when `slowly`; gives its size, its lines and the most memory that was held. */
function download(slowly: boolean): Promise<{ bytes: number; lines: number; most: number }> {
  return new Promise((resolve, reject) => {
    get(`${url}/api/admin/transactions/export`, { headers }, async (answer) => {
      let [bytes, lines, most] = [0, 0, 0];
      let next = 0;
      for await (const piece of answer) {
        bytes += piece.length;
        lines += piece.toString('latin1').split('\n').length - 1;
        // What is held, not what waits to be cleared away.
        if (bytes >= next) {
          globalThis.gc?.();
          const { heapUsed, external } = process.memoryUsage();
          most = Math.max(most, heapUsed + external);
          next = bytes + 2 ** 20;
        }
        if (slowly) await new Promise((go) => setTimeout(go, 2));
      }
      resolve({ bytes, lines, most });
    }).on('error', reject);
  });
}

for (const slowly of [false, false, true]) {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  const start = performance.now();
  const { bytes, lines, most } = await download(slowly);
  const grown = most - heapUsed - external;
  console.log(
    `${slowly ? 'slow' : 'fast'} reader: ${lines - 1} rows, ${megabytes(bytes)} MB in ${((performance.now() - start) / 1000).toFixed(1)} s, memory grew by at most ${megabytes(grown)} MB`,
  );
}
await app.close();
await close();
await rm(folder, { recursive: true, force: true });
