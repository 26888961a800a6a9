import { expect, test } from 'vitest';
import { seconds } from '#server/clock';
import { runSurge } from '../../load/surge/run-surge.ts';

/** The same with a thousand uploads is `npm run test:surge`. */
test('ten times the uploads that the queue takes are told to come later, come later, and are all analysed; nothing falls over', async () => {
  const { outcomes, retryAfters, done, charged, longest, code, output } = await runSurge({
    uploads: 40,
    clients: 10,
    limit: 4,
    reader: 20,
    haste: 60,
  });
  expect(outcomes['queue-full']).toBeGreaterThan(20);
  expect(retryAfters).toEqual([seconds(60)]);
  expect(Object.keys(outcomes).sort()).toEqual(['finished', 'queue-full']);
  expect({ done, charged, code }).toEqual({ done: 40, charged: 40, code: 0 });
  expect(longest).toBeLessThanOrEqual(4);
  expect(output.split('\n').filter((line) => /"level":[56]0/.test(line))).toEqual([]);
});
