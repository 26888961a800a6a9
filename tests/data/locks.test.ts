import { describe, expect, test } from 'vitest';
import { createLocks } from '#data/locks';

describe.each([
  ['Web Locks', createLocks(navigator.locks)],
  ['locks of this context alone', createLocks(undefined)],
])('%s', (kind, locks) => {
  test('run one at a time by name, in order, also after one that failed', async () => {
    const log: string[] = [];
    const work = (name: string) => async () => {
      log.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 1));
      log.push(`${name} ends`);
      if (name === 'first') throw new Error('failed');
      return name;
    };
    const name = `order ${kind}`;
    const [first, second] = await Promise.allSettled([locks.run(name, work('first')), locks.run(name, work('second'))]);
    expect(log).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
    expect(first.status).toBe('rejected');
    expect(second).toMatchObject({ value: 'second' });
  });

  test('are not waited for by who only tries', async () => {
    const name = `try ${kind}`;
    let release = () => {};
    const held = locks.run(
      name,
      () =>
        new Promise<void>((resolve) => {
          release = resolve;
        }),
    );
    expect(await locks.tryRun(name, async () => 'ran')).toBeUndefined();
    release();
    await held;
    expect(await locks.tryRun(name, async () => 'ran')).toBe('ran');
  });
});
