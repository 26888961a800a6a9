// Seeds both databases with a million analyses and prints how long each list of the admin area takes: npm run bench:admin -- [--small] [sqlite] [postgres]
// Or measures the installation of the environment, which npm run seed:many has filled: npm run bench:admin -- --seeded
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { ensureFirstAdmin } from '#server/admin/first-admin';
import { buildApp } from '#server/app';
import { readEnvironment } from '#server/environment';
import { openParts } from '#server/open-parts';
import type { Parts } from '#server/parts';
import { seedMany } from '../../scripts/seed-many.ts';
import { startPostgres } from '../server/kit/postgres-cluster.ts';
import { knownRequests } from './admin-requests.ts';
import { fullScans, queriesOf } from './explain-queries.ts';

const goal = 150;
const rounds = 25;
const isSmall = process.argv.includes('--small');
const isSeeded = process.argv.includes('--seeded');
const many = isSmall
  ? { users: 1000, analyses: 5000, tickets: 500 }
  : { users: 100_000, analyses: 1_000_000, tickets: 50_000 };
const owner = { email: 'owner@example.com', password: 'the owner of this bench' };

const share = (times: number[], part: number) =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * part) - 1] ?? 0;
const p95 = (times: number[]) => share(times, 0.95);

async function timesOf(work: () => Promise<unknown>, count = rounds): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < count + 3; i++) {
    const start = performance.now();
    await work();
    if (i >= 3) times.push(performance.now() - start);
  }
  return times;
}

/** True: every list kept the goal and none scans a large table. */
async function bench(parts: Parts): Promise<boolean> {
  const start = performance.now();
  if (!isSeeded) await seedMany(parts, many, parts.clock.now());
  console.log(`\n${parts.engine.name}: seeded in ${Math.round((performance.now() - start) / 1000)} s`);
  await ensureFirstAdmin(parts, owner);
  const app = await buildApp(parts, { appFolder: '/nowhere' });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const signedIn = await app.inject({ method: 'POST', url: '/api/admin/login', payload: owner });
  const headers = { authorization: `Bearer ${signedIn.json().data.accessToken}` };
  const ask = async (address: string, request: RequestInit = {}) => {
    const answer = await fetch(url + address, { ...request, headers: { ...headers, ...request.headers } });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${text}`);
    return text;
  };
  const requests = await knownRequests(async (method, address, body) => {
    const json =
      body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    return JSON.parse(await ask(`/api${address}`, { method, ...json }));
  }, parts.clock.now());

  const health = p95(await timesOf(() => ask('/healthz')));
  const scan = p95(await timesOf(() => sql`select count(*), max(direction) from analyses`.execute(parts.db), 5));
  console.log(
    `  reference: /healthz ${health.toFixed(1)} ms, one full scan of analyses ${scan.toFixed(0)} ms, load of the machine ${loadavg()[0]?.toFixed(1)}`,
  );
  let isGood = true;
  for (const [name, address] of requests) {
    const before = process.cpuUsage();
    const times = await timesOf(() => ask(`/api${address}`));
    const { user, system } = process.cpuUsage(before);
    const cpu = (user + system) / 1000 / (rounds + 3);
    const time = p95(times);
    const queries = await queriesOf(parts.db, () => ask(`/api${address}`));
    const scans = [];
    for (const query of queries) scans.push(...(await fullScans(parts.db, parts.engine, query, { isSmall })));
    const isOk = time <= goal && scans.length === 0;
    isGood &&= isOk;
    console.log(
      `  ${isOk ? ' ' : '!'} ${name.padEnd(34)} p95 ${time.toFixed(1).padStart(7)} ms  median ${share(times, 0.5).toFixed(1).padStart(6)} ms  cpu ${cpu.toFixed(1).padStart(6)} ms  ${scans.join('; ')}`,
    );
  }
  await app.close();
  return isGood;
}

async function benchIn(variables: Record<string, string | undefined>): Promise<boolean> {
  const environment = readEnvironment({ ...variables, LOG_LEVEL: 'error' });
  if (!environment.ok) throw new Error(environment.problems.join('\n'));
  const { parts, close } = await openParts(environment.value);
  try {
    return await bench(parts);
  } finally {
    await close();
  }
}

async function benchOn(url?: string): Promise<boolean> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wickwise-bench-'));
  try {
    return await benchIn({ WICKWISE_DATA_DIR: folder, ...(url && { DATABASE_URL: url }) });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function benchOnPostgres(): Promise<boolean> {
  const cluster = await startPostgres();
  try {
    const home = new pg.Client({ connectionString: cluster.urlOf('postgres') });
    await home.connect();
    await home.query('create database bench');
    await home.end();
    return await benchOn(cluster.urlOf('bench'));
  } finally {
    await cluster.stop();
  }
}

const engines = { sqlite: () => benchOn(), postgres: benchOnPostgres };
const named = process.argv.filter((argument): argument is keyof typeof engines => argument in engines);
const runs = isSeeded
  ? [() => benchIn(process.env)]
  : (named.length ? named : (['sqlite', 'postgres'] as const)).map((name) => engines[name]);
let isGood = true;
for (const run of runs) isGood = (await run()) && isGood;
console.log(`\ngoal: p95 ≤ ${goal} ms and no full scan of a large table: ${isGood ? 'kept' : 'MISSED'}`);
process.exit(isGood ? 0 : 1);
