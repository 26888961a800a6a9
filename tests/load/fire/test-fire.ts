// npm run test:fire -- --uploads N --clients M --seed S [--reader real]: three api and three worker processes share the work while one after the other is killed.
import { parseArgs } from 'node:util';
import { startPostgres } from '../../server/kit/postgres-cluster.ts';
import { median, share } from '../statistics.ts';
import { judgeFire } from './judge-fire.ts';
import { runFire } from './run-fire.ts';

const { values } = parseArgs({
  options: {
    uploads: { type: 'string', default: '1000' },
    clients: { type: 'string', default: '50' },
    seed: { type: 'string', default: 'wickwise' },
    reader: { type: 'string', default: '150' },
  },
});

const cluster = await startPostgres();
try {
  const evidence = await runFire({
    databaseUrl: cluster.urlOf('postgres'),
    uploads: Number(values.uploads),
    clients: Number(values.clients),
    seed: values.seed,
    reader: values.reader === 'real' ? 'real' : Number(values.reader),
  });
  const complaints = judgeFire(evidence);
  const { analyses, kills, cuts, requests, seconds, clients, undisturbed } = evidence;
  const heard = (of: typeof undisturbed) => of.flatMap(({ heardAfter }) => heardAfter ?? []);
  const said = (times: number[]) =>
    `${times.length} waits, median ${Math.round(median(times))} ms, p99 ${Math.round(share(times, 0.99))} ms, longest ${Math.round(Math.max(...times))} ms`;
  const attempts = analyses.filter((row) => row.attempts > 1).length;
  console.log(
    `${analyses.length} analyses of ${values.uploads} uploads and ${undisturbed.length} more, from ${values.clients} clients in ${seconds.toFixed(0)} s, seed ${values.seed}`,
  );
  console.log(
    `${kills.length} kills, ${cuts.length} of ${requests} requests cut, ${attempts} analyses taken over by another worker`,
  );
  console.log(`an end was heard, under fire: ${said(heard(clients.flatMap(({ sent }) => sent)))}`);
  console.log(`an end was heard, undisturbed: ${said(heard(undisturbed))}`);
  for (const complaint of complaints) console.log(`FAIL ${complaint}`);
  console.log(
    complaints.length === 0 ? 'ok: each upload is one analysis and one credit' : `${complaints.length} complaints`,
  );
  process.exitCode = complaints.length === 0 ? 0 : 1;
} finally {
  await cluster.stop();
}
