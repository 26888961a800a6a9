import { expect, test } from 'vitest';
import { judgeFire } from '../../load/fire/judge-fire.ts';
import { runFire } from '../../load/fire/run-fire.ts';
import { median } from '../../load/statistics.ts';
import { makeTestDatabase } from '../kit/test-database.ts';

/** The campaign, with a thousand uploads and leases that run out in their own time, is `npm run test:fire`. */
test('three api and three worker processes that are killed at random make one analysis and one credit of each upload, and ends are heard by signal', async () => {
  const { url: databaseUrl = '', dispose } = await makeTestDatabase('postgres');
  const evidence = await runFire({
    databaseUrl,
    uploads: 40,
    clients: 8,
    seed: 'a small fire',
    reader: 250,
    pause: [300, 900],
    hasten: true,
  });
  await dispose();
  expect(judgeFire(evidence)).toEqual([]);
  const { kills, undisturbed, output } = evidence;
  expect(new Set(kills.map(({ name }) => name.split(' ')[0]))).toEqual(new Set(['api', 'worker']));
  expect(output.split('\n').filter((line) => /"level":[56]0/.test(line))).toEqual([]);

  // No api process reads pictures: each end came from another process. A look every two seconds, which finds what no signal told, takes one on average;
  // how soon a signal is heard on an idle machine is measured by the campaign.
  const heard = undisturbed.flatMap(({ heardAfter }) => heardAfter ?? []);
  expect(heard).toHaveLength(5);
  expect(median(heard)).toBeLessThan(500);
}, 180_000);
