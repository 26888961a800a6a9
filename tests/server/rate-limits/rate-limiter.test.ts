import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minutes } from '#server/clock';
import { connect } from '#server/db/connect';
import type { OpenDatabase } from '#server/db/db';
import { addressOf } from '#server/rate-limits/address-of';
import { limits } from '#server/rate-limits/limits';
import { type Limited, resetLimit, takePoints } from '#server/rate-limits/rate-limiter';
import { testClock } from '../kit/test-clock.ts';
import { engines, makeTestDatabase, type TestDatabase } from '../kit/test-database.ts';

describe.each(engines)('a rate limit, on %s', (engine) => {
  let place: TestDatabase;
  let database: OpenDatabase;
  const clock = testClock();
  let limited: Limited;
  beforeAll(async () => {
    place = await makeTestDatabase(engine);
    database = await connect(place);
    limited = { ...database, clock };
  });
  afterAll(async () => {
    await database.close();
    await place.dispose();
  });

  const { points } = limits['login-address'];
  const take = (address: string | undefined) => takePoints(limited, { 'login-address': address });
  const times = async (n: number, work: () => Promise<unknown>) => Promise.all(Array.from({ length: n }, work));

  it('lets exactly its points through, however many come at once', async () => {
    const refusals = await times(points + 40, () => take('192.0.2.1'));
    expect(refusals.filter((refusal) => refusal === undefined)).toHaveLength(points);
  });

  it('lets exactly the points of each through when those of many limits and keys come mixed', async () => {
    const accounts = Array.from({ length: 8 }, (_, n) => `account-${n}`);
    const each = limits['upload-account'].points + 3;
    const asked = Array.from({ length: each }, () => accounts).flat();
    const [uploads, logins] = await Promise.all([
      Promise.all(asked.map((key) => takePoints(limited, { 'upload-account': key }))),
      times(points + 3, () => take('192.0.2.99')),
    ]);
    const through = (key: string) => asked.filter((one, n) => one === key && uploads[n] === undefined).length;
    expect(accounts.map(through)).toEqual(accounts.map(() => limits['upload-account'].points));
    expect(logins.filter((refusal) => refusal === undefined)).toHaveLength(points);
  });

  it('names the seconds until it is free, and is free then', async () => {
    await times(points, () => take('192.0.2.2'));
    clock.advance(minutes(14));
    expect(await take('192.0.2.2')).toEqual({ refused: 'too-many-requests', retryAfter: 60 });
    clock.advance(minutes(1));
    expect(await take('192.0.2.2')).toBeUndefined();
  });

  it('counts each key for itself, and nothing for no key', async () => {
    await times(points, () => take('192.0.2.3'));
    expect(await take('192.0.2.4')).toBeUndefined();
    expect((await times(points + 1, () => take(undefined))).every((refusal) => refusal === undefined)).toBe(true);
  });

  it('spends no point of one limit when another refuses', async () => {
    await times(points, () => take('192.0.2.5'));
    const both = () =>
      takePoints(limited, { 'login-address': '192.0.2.5', 'login-account': 'user:spared@example.com' });
    await times(limits['login-account'].points, both);
    expect(await takePoints(limited, { 'login-account': 'user:spared@example.com' })).toBeUndefined();
  });

  it('is counted in haste, and what is written after it waits for the disk as before', async () => {
    const durability = async (): Promise<unknown> => {
      const ask = engine === 'sqlite' ? sql`pragma synchronous` : sql`show synchronous_commit`;
      return Object.values((await ask.execute(database.db)).rows[0] ?? {})[0];
    };
    const before = await durability();
    await times(20, () => take('192.0.2.7'));
    expect(await durability()).toBe(before);
  });

  it('is lifted at once when it is reset', async () => {
    await times(points, () => take('192.0.2.6'));
    expect(await take('192.0.2.6')).toBeDefined();
    await resetLimit(limited, 'login-address', '192.0.2.6');
    expect(await take('192.0.2.6')).toBeUndefined();
  });
});

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['127.0.0.1', undefined],
  ['127.9.9.9', undefined],
  ['::1', undefined],
  ['::ffff:127.0.0.1', undefined],
])('a caller at %s is counted as %s', (ip, address) => expect(addressOf(ip)).toBe(address));
