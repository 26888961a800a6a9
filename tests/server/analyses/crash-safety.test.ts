import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { systemClock } from '#server/clock';
import { keyOf } from '#server/providers/images/image-store';
import { type KillableServer, startKillableServer } from '../kit/killable-server.ts';
import { engines } from '../kit/test-database.ts';
import { subscribe } from './open-test-db.ts';
import { uploadTo, uploadUntilSettled } from './real-client.ts';

/** A longer campaign: `CRASH_ROUNDS=100 vitest run tests/server/analyses/crash-safety.test.ts`. */
const rounds = Number(process.env.CRASH_ROUNDS ?? 4);

/** A real server process that is killed with SIGKILL, and its database seen from outside. */
describe.each(engines)('a server on %s that is killed', (engine) => {
  let killable: KillableServer;
  beforeEach(async () => {
    killable = await startKillableServer(engine);
    await subscribe({ db: killable.db, clock: systemClock() }, killable.userId, 'PLN_enterprise');
  });
  afterEach(() => killable.close());

  const rows = () => killable.db.selectFrom('analyses').selectAll().execute();

  /** As time does: the leases of the killed process run out. Only PostgreSQL has to wait for it. */
  const outliveLeases = () =>
    killable.db.updateTable('analyses').set({ leaseUntil: 0 }).where('state', '=', 'running').execute();

  /** Every analysis has its picture, its one credit and its one receipt; there is none besides. */
  async function expectWhole(keys: string[]) {
    const analyses = await rows();
    const receipts = await killable.db.selectFrom('uploadReceipts').selectAll().execute();
    const ledger = await killable.db.selectFrom('creditLedger').select(['analysisId', 'kind']).execute();
    const ids = analyses.map(({ id }) => id).sort();
    expect(receipts.map(({ analysisId }) => analysisId).sort()).toEqual(ids);
    expect(ledger.map(({ analysisId }) => analysisId).sort()).toEqual(ids);
    expect(new Set(ledger.map(({ kind }) => kind))).toEqual(new Set(ids.length > 0 ? ['use'] : []));
    for (const { idempotencyKey } of receipts) expect(keys).toContain(idempotencyKey);
    for (const { imageHash } of analyses)
      expect(existsSync(path.join(killable.server.dataDir, 'images', keyOf(imageHash)))).toBe(true);
    return analyses;
  }

  const passed = (ms: number) => () => new Promise((resolve) => setTimeout(resolve, ms));
  const written = (before: number) =>
    expect.poll(async () => (await rows()).length, { interval: 1 }).toBeGreaterThan(before);
  /** When to kill: before the picture is there, on its way in, and when all is written but nothing answered. */
  const moments: ((before: number) => Promise<unknown>)[] = [passed(2), passed(8), passed(25), written];

  test(
    '[QU-07] around its answers has the picture and the job of each upload, or neither; sent again, each is one analysis and one credit',
    async () => {
      const { server, token } = killable;
      const keys: string[] = [];
      for (let round = 0; round < rounds; round++) {
        const key = randomUUID();
        keys.push(key);
        const before = (await rows()).length;
        const sent = uploadTo(server.url, { token, key }).catch(() => undefined);
        await moments[round % moments.length]?.(before);
        await server.kill();
        await sent;
        await expectWhole(keys);
        await server.startAgain();
        if (engine === 'sqlite') expect(await readdir(path.join(server.dataDir, 'uploads'))).toEqual([]);
      }
      await outliveLeases();
      const ends = await Promise.all(keys.map((key) => uploadUntilSettled(server.url, { token, key })));
      const analyses = await expectWhole(keys);
      expect(analyses.map(({ id }) => id).sort()).toEqual(ends.map(({ _id }) => _id).sort());
      expect(analyses.map(({ state }) => state)).toEqual(keys.map(() => 'done'));
    },
    120_000 + rounds * 10_000,
  );

  test('[QU-27] in the middle of an analysis ends it after the restart: one analysis, one credit', async () => {
    const { server, token } = killable;
    const key = randomUUID();
    const sent = uploadTo(server.url, { token, key }).catch(() => undefined);
    await expect.poll(async () => (await rows())[0]?.state, { interval: 1 }).toBe('running');
    await server.kill();
    await sent;
    const [before] = await expectWhole([key]);
    expect(before).toMatchObject({ state: 'running', attempts: 1, analysis: null });

    await server.startAgain();
    await outliveLeases();
    expect((await uploadUntilSettled(server.url, { token, key }))._id).toBe(before?.id);
    const [after] = await expectWhole([key]);
    expect(after).toMatchObject({ id: before?.id, state: 'done', attempts: 2, analysis: expect.stringMatching(/^# /) });
  });
});
