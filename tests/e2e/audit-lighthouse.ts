// npm run audit:lighthouse: Lighthouse's mobile audit of the built app's /login and /analysis, and of /analysis as the worker keeps it; medians of three runs, and an error below the goals.
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { signIn, signUp } from './fixtures.ts';
import { startServer } from './start-server.ts';

const goals = { performance: 0.95, accessibility: 1, 'best-practices': 1 } as const;
type Category = keyof typeof goals;
const categories = Object.keys(goals) as Category[];
const runs = 3;

/** A port that is free now, for the browser's debugging protocol. */
const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const profile = await mkdtemp(path.join(tmpdir(), 'wickwise-lighthouse-'));
const port = await freePort();
const server = await startServer();
const context = await chromium.launchPersistentContext(profile, {
  baseURL: server.url,
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', `--remote-debugging-port=${port}`],
});

/** Audits one address `runs` times, each as a first visit, though maybe a signed-in one, or, with `kept`, with all that the browser has stored. */
async function audit(address: string, { kept }: { kept: boolean }) {
  const scores: Record<Category, number[]> = { performance: [], accessibility: [], 'best-practices': [] };
  const faults = new Set<string>();
  const speeds: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const result = await lighthouse(`${server.url}${address}`, {
      port,
      onlyCategories: categories,
      disableStorageReset: kept,
      logLevel: 'error',
    });
    if (!result) throw new Error(`Lighthouse gave nothing for ${address}`);
    speeds.push(result.lhr.environment.benchmarkIndex);
    for (const category of categories) {
      const { score, auditRefs } = result.lhr.categories[category] ?? { score: 0, auditRefs: [] };
      scores[category].push(score ?? 0);
      if ((score ?? 0) >= goals[category]) continue;
      for (const { id, weight } of auditRefs) {
        const found = result.lhr.audits[id];
        if (weight > 0 && found?.score !== null && (found?.score ?? 1) < 0.9)
          faults.add(`${id}: ${found?.displayValue ?? found?.title}`);
      }
    }
  }
  return { scores, faults, speed: Math.round(median(speeds)) };
}

let missed = 0;
try {
  const account = await signUp(server);
  for (const { address, signedIn = false, kept = false } of [
    { address: '/login' },
    { address: '/analysis', signedIn: true },
    { address: '/analysis', kept: true },
  ]) {
    if (signedIn) {
      const page = await context.newPage();
      await signIn(page, account);
      await page.close();
    }
    // Each first visit has ended with a worker of its own.
    const { scores, faults, speed } = await audit(address, { kept });
    const name = kept ? `${address} from the worker` : address;
    // Lighthouse takes 1000 and more for a machine that is good enough, and counts what other programs take as the page's.
    console.log(`     ${name}, on a machine of benchmark index ${speed}`);
    for (const category of categories) {
      const measured = median(scores[category]);
      const reached = measured >= goals[category];
      if (!reached) missed += 1;
      console.log(
        `${reached ? 'ok  ' : 'LOW '} ${name} ${category}: ${Math.round(100 * measured)} of ${100 * goals[category]}`,
      );
    }
    for (const fault of faults) console.log(`       ${fault}`);
  }
} finally {
  await context.close();
  await server.stop();
  await rm(profile, { recursive: true, force: true });
}
process.exit(missed === 0 ? 0 : 1);
