import type { Language } from '#contract/language';
import type { Strategy } from '#contract/strategy';
import { acceptUpload } from '#server/analyses/accept-upload';
import { lookAtGate } from '#server/analyses/upload-queries';
import { allowanceOf } from '#server/billing/credits';
import type { Clock } from '#server/clock';
import { connect } from '#server/db/connect';
import type { Db, Engine } from '#server/db/db';
import { newId } from '#server/new-id';
import { type TestClock, testClock } from '../kit/test-clock.ts';
import { type EngineName, makeTestDatabase } from '../kit/test-database.ts';

type Parts = { db: Db; engine: Engine; clock: Clock };
export type TestDb = Parts & { clock: TestClock; close: () => Promise<void> };

/** A fresh database with all tables. */
export async function openTestDb(name: EngineName, clock = testClock()): Promise<TestDb> {
  const place = await makeTestDatabase(name);
  const { db, engine, close } = await connect(place);
  return {
    db,
    engine,
    clock,
    async close() {
      await close();
      await place.dispose();
    },
  };
}

/** A user without a subscription, and his id. */
export async function addUser({ db, clock }: TestDb): Promise<string> {
  const id = newId(clock);
  const person = { fullName: 'Test Person', email: `${id}@example.org`, language: 'en' } as const;
  await db
    .insertInto('users')
    .values({ id, ...person, createdAt: clock.now() })
    .execute();
  return id;
}

/** Subscribes a user to a plan from now on; `end` in ms, null: without end. */
export async function subscribe(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  userId: string,
  planId: string,
  end: number | null = null,
) {
  await db
    .insertInto('subscriptions')
    .values({
      id: newId(clock),
      userId,
      planId,
      status: 'active',
      createdAt: clock.now(),
      currentPeriodStart: clock.now(),
      currentPeriodEnd: end,
    })
    .execute();
}

type Wanted = { idempotencyKey?: string; sha256?: string; strategy?: Strategy; language?: Language };

/** What an upload finds when it comes, and how it is accepted then, of a picture that nobody decodes. */
export async function arrive({ db, engine, clock, ...parts }: Parts, userId: string, wanted: Wanted = {}) {
  const key = { userId, idempotencyKey: wanted.idempotencyKey ?? newId(clock) };
  const allowance = await allowanceOf(db, userId, clock.now());
  const gate = await lookAtGate(db, allowance, { ...key, maxUnfinished: undefined });
  const sha256 = wanted.sha256 ?? 'ab'.repeat(32);
  const upload = {
    ...key,
    allowance,
    sha256,
    picture: { mediaType: 'image/png', width: 640, height: 480 } as const,
    imageHash: sha256,
    bytes: 1000,
    strategy: wanted.strategy ?? ('price_action' as const),
    language: wanted.language ?? ('en' as const),
  };
  return { gate, accept: () => acceptUpload({ db, engine, clock, ...parts }, upload, { gate }) };
}

/** Accepts an upload as the server does. */
export const upload = async (test: Parts, userId: string, wanted: Wanted = {}) =>
  (await arrive(test, userId, wanted)).accept();

/** As `upload`, which must succeed; gives the id of the analysis. */
export async function uploaded(test: Parts, userId: string, wanted: Wanted = {}): Promise<string> {
  const accepted = await upload(test, userId, wanted);
  if (!accepted.ok) throw new Error(`refused: ${accepted.why.refused}`);
  return accepted.value.id;
}

export const analysisRow = ({ db }: TestDb, id: string) =>
  db.selectFrom('analyses').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
