// npm run bench:server -- [sqlite] [postgres] [uploads] [history] [logins] [polls] [--analyses N] [--rounds N]: what one api process does in a second, beside a bare Fastify route that does the same for the same bytes.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { connect } from '#server/db/connect';
import { seedMany } from '../../../scripts/seed-many.ts';
import { startPostgres } from '../../server/kit/postgres-cluster.ts';
import { median, share } from '../statistics.ts';
import { makeAccounts } from './bench-accounts.ts';
import { holdPolls } from './hold-polls.ts';
import { fire, type MakeRequest } from './load-gun.ts';
import { historyRequests, loginRequests, type Requests, uploadRequests } from './requests.ts';
import { type Place, startTarget, type Target } from './start-target.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    analyses: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    polls: { type: 'string', default: '5000' },
  },
});
const chosen = <Name extends string>(names: readonly Name[]) => {
  const named = names.filter((name) => positionals.includes(name));
  return named.length > 0 ? named : names;
};
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);

/** Connections at once, and the least share of the bare route's rate that is good. */
const figures = {
  uploads: { make: uploadRequests, connections: 16, goal: 0.6 },
  history: { make: historyRequests, connections: 16, goal: 0.5 },
  logins: { make: loginRequests, connections: 8, goal: 0 },
} satisfies Record<string, { make: Requests; connections: number; goal: number }>;
/** How much slower it may be with a million analyses than with a thousand. */
const flatGoal = 1.3;

const seededWith = async (place: Place, analyses: number) => {
  await mkdir(place.folder, { recursive: true });
  const { db, engine, close } = await connect(place);
  await seedMany({ db, engine }, { users: Math.max(100, analyses / 10), analyses, tickets: 100 }, Date.now());
  await close();
  if (place.url) await settle(place.url);
  return { place, ...(await makeAccounts(place, 150)) };
};

/** As a database is that has held its rows for a while: PostgreSQL does this by itself some time after so many came, and would do it during a run. */
async function settle(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('vacuum analyze');
  await client.query('checkpoint');
  await client.end();
}

type Seeded = Awaited<ReturnType<typeof seededWith>>;
type Runner = { name: string; target: Target; request: MakeRequest };

/** Answers in a second; ms until half of them, and all but one of a hundred, were there; ms that the process worked for each. */
type Run = { rate: number; p50: number; p99: number; work: number };

/** Alternating runs of all, so that a slow moment of the machine meets each of them. */
async function rates(runners: Runner[], connections: number) {
  const runs = new Map(runners.map(({ name }) => [name, [] as Run[]]));
  for (let round = 0; round < rounds; round++) {
    for (const { name, target, request } of runners) {
      if (round === 0) await fire(target.port, request, { connections, seconds: 1 });
      await target.drain();
      const before = await target.state();
      const { answers, seconds: took, times, statuses } = await fire(target.port, request, { connections, seconds });
      const odd = Object.entries(statuses).filter(([status]) => !status.startsWith('2'));
      if (odd.length > 0) throw new Error(`${name} was answered with ${JSON.stringify(statuses)}`);
      const { cpu } = await target.state();
      const work = (cpu.user + cpu.system - before.cpu.user - before.cpu.system) / 1000 / answers;
      runs.get(name)?.push({ rate: answers / took, p50: share(times, 0.5), p99: share(times, 0.99), work });
    }
  }
  return (name: string): Run => {
    const of = runs.get(name) ?? [];
    const middle = (figure: keyof Run) => median(of.map((run) => run[figure]));
    return { rate: middle('rate'), p50: middle('p50'), p99: middle('p99'), work: middle('work') };
  };
}

/** Each runner has a database of its own: what one leaves behind must not slow down the next. */
async function benchFigure(name: keyof typeof figures, plain: Seeded, small: Seeded, large: Seeded) {
  const { make, connections, goal } = figures[name];
  const targets = await Promise.all([
    startTarget('bare', plain.place, plain.passwordHash),
    startTarget('ours', small.place),
    startTarget('ours', large.place),
  ]);
  const [bare, ours, oursLarge] = targets as [Target, Target, Target];
  const of = await rates(
    [
      { name: 'bare', target: bare, request: make(plain.accounts, 'bare') },
      { name: 'few', target: ours, request: make(small.accounts, 'ours') },
      { name: 'many', target: oursLarge, request: make(large.accounts, 'ours') },
    ],
    connections,
  );
  await Promise.all(targets.map((target) => target.stop()));
  const ratio = of('few').rate / of('bare').rate;
  const slower = of('few').rate / of('many').rate;
  const isGood = ratio >= goal && slower <= flatGoal;
  const cell = ({ rate, p50, p99, work }: Run) =>
    `${rate.toFixed(0)}/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, work ${work.toFixed(2)} ms`;
  console.log(
    `| ${name} | ${cell(of('bare'))} | ${cell(of('few'))} | ${cell(of('many'))} | ${ratio.toFixed(2)} | ${slower.toFixed(2)} | ${isGood ? 'kept' : 'MISSED'} |`,
  );
}

async function benchEngine(engine: string, makePlace: (name: string) => Promise<Place>) {
  const begin = performance.now();
  const wanted = chosen(['uploads', 'history', 'logins', 'polls'] as const);
  const plain = await seededWith(await makePlace('plain'), 1000);
  const small = await seededWith(await makePlace('few'), 1000);
  const large = await seededWith(await makePlace('many'), Number(values.analyses));
  console.log(
    `\n${engine}, seeded in ${Math.round((performance.now() - begin) / 1000)} s, load of the machine ${loadavg()[0]?.toFixed(1)}`,
  );
  console.log(
    `| figure | bare route | 1,000 analyses | ${values.analyses} analyses | of bare | slower with many | goal |`,
  );
  console.log('|---|---|---|---|---|---|---|');
  for (const name of chosen(['history', 'uploads', 'logins'] as const)) {
    if (wanted.includes(name)) await benchFigure(name, plain, small, large);
  }
  if (wanted.includes('polls')) console.log(await holdPolls(small, Number(values.polls)));
}

const folder = await mkdtemp(path.join(tmpdir(), 'wickwise-bench-'));
const engines = {
  async sqlite() {
    await benchEngine('sqlite', async (name) => {
      const place = path.join(folder, name);
      return { folder: place, url: undefined, file: path.join(place, 'wickwise.db') };
    });
  },
  async postgres() {
    const cluster = await startPostgres({ isDurable: true });
    try {
      await benchEngine('postgres', async (name) => {
        const home = new pg.Client({ connectionString: cluster.urlOf('postgres') });
        await home.connect();
        await home.query(`create database ${name}`);
        await home.end();
        return { folder: path.join(folder, `pg-${name}`), url: cluster.urlOf(name), file: '' };
      });
    } finally {
      await cluster.stop();
    }
  },
};
try {
  for (const engine of chosen(['sqlite', 'postgres'] as const)) await engines[engine]();
} finally {
  await rm(folder, { recursive: true, force: true });
}
