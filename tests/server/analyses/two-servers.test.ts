import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '#server/clock';
import { connect } from '#server/db/connect';
import type { OpenDatabase } from '#server/db/db';
import { type RunningServer, startServer } from '../../e2e/start-server.ts';
import { makeTestDatabase, type TestDatabase } from '../kit/test-database.ts';
import { startS3StandIn } from '../providers/images/s3-stand-in.ts';
import { subscribe } from './open-test-db.ts';
import { chart, signUpAt, uploadTo, uploadUntilSettled } from './real-client.ts';

const access = { bucket: 'pictures', accessKeyId: 'AKIATEST', secretAccessKey: 'secret' };

describe('two servers on one PostgreSQL and one S3-compatible store', () => {
  let place: TestDatabase;
  let store: Awaited<ReturnType<typeof startS3StandIn>>;
  let servers: RunningServer[];
  let database: OpenDatabase;
  let token: string;

  beforeAll(async () => {
    place = await makeTestDatabase('postgres');
    store = await startS3StandIn(access);
    const environment = {
      DATABASE_URL: place.url ?? '',
      LOG_LEVEL: 'error',
      S3_ENDPOINT: store.endpoint,
      S3_BUCKET: access.bucket,
      S3_ACCESS_KEY_ID: access.accessKeyId,
      S3_SECRET_ACCESS_KEY: access.secretAccessKey,
    };
    servers = await Promise.all([startServer(environment), startServer(environment)]);
    database = await connect(place);
    const ada = await signUpAt(servers[0]?.url ?? '');
    token = ada.accessToken;
    await subscribe({ db: database.db, clock: systemClock() }, ada.user._id, 'PLN_enterprise');
  });
  afterAll(async () => {
    await database.close();
    await Promise.all(servers.map((server) => server.stop()));
    await store.stop();
    await place.dispose();
  });

  test('share the work, also when one of them is killed: each upload is one analysis and one credit', async () => {
    const [first, second] = servers as [RunningServer, RunningServer];
    const keys = Array.from({ length: 8 }, () => randomUUID());
    const sent = keys.map((key, n) => uploadTo((n % 2 ? first : second).url, { token, key }).catch(() => undefined));
    await expect
      .poll(async () => (await database.db.selectFrom('analyses').select('id').execute()).length, { interval: 1 })
      .toBeGreaterThanOrEqual(4);
    await first.kill();
    await Promise.all(sent);

    // As time does: what the killed server held is free again.
    await database.db.updateTable('analyses').set({ leaseUntil: 0 }).where('state', '=', 'running').execute();
    const ends = await Promise.all(keys.map((key) => uploadUntilSettled(second.url, { token, key })));
    expect(ends.map(({ state }) => state)).toEqual(keys.map(() => 'done'));
    expect(new Set(ends.map(({ _id }) => _id)).size).toBe(keys.length);

    const rows = await database.db.selectFrom('analyses').select('id').execute();
    const ledger = await database.db.selectFrom('creditLedger').select(['analysisId', 'kind']).execute();
    const charged = ledger.map(({ analysisId, kind }) => `${kind} ${analysisId}`).sort();
    expect(charged).toEqual(rows.map(({ id }) => `use ${id}`).sort());
    expect(store.objects.size).toBe(1);
  });

  test("show each other's pictures at the same signed address", async () => {
    const [first, second] = servers as [RunningServer, RunningServer];
    await first.startAgain();
    const { imageUrl } = await uploadTo(second.url, { token, key: randomUUID() }).then(({ _id }) =>
      analysisAt(first, _id),
    );
    const image = await fetch(second.url + imageUrl);
    expect(Buffer.from(await image.arrayBuffer()).equals(Buffer.from(await chart))).toBe(true);
  });

  test('put their work back when they are stopped: what they accepted is finished or waits, nothing is held', async () => {
    await database.db.deleteFrom('analyses').execute();
    const [first, second] = servers as [RunningServer, RunningServer];
    const answers = Array.from({ length: 6 }, () => uploadTo(second.url, { token, key: randomUUID() }));
    const states = async () =>
      (await database.db.selectFrom('analyses').select(['state', 'leaseUntil']).execute()).map(
        ({ state, leaseUntil }) => [state, leaseUntil === null],
      );
    await expect.poll(async () => (await states()).length, { interval: 1 }).toBe(6);
    await Promise.all([first.stop(), second.stop()]);
    for (const { state } of await Promise.all(answers)) expect(['queued', 'running', 'done']).toContain(state);
    for (const [state, isFree] of await states())
      expect([
        ['queued', true],
        ['done', true],
      ]).toContainEqual([state, isFree]);
  });

  async function analysisAt({ url }: RunningServer, id: string) {
    const answer = await fetch(`${url}/api/image-analysis/analyses/${id}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return (await answer.json()).data;
  }
});
