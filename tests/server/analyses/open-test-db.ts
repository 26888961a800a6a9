import type { Language } from '#contract/language';
import type { Strategy } from '#contract/strategy';
import { acceptUpload } from '#server/analyses/accept-upload';
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

/** Accepts an upload as the server does, of a picture that nobody decodes. */
export const upload = async (test: Parts, userId: string, wanted: Wanted = {}) =>
  acceptUpload(test, {
    userId,
    allowance: await allowanceOf(test.db, userId, test.clock.now()),
    idempotencyKey: newId(test.clock),
    sha256: 'ab'.repeat(32),
    picture: { mediaType: 'image/png', width: 640, height: 480 },
    imageHash: wanted.sha256 ?? 'ab'.repeat(32),
    bytes: 1000,
    strategy: 'price_action',
    language: 'en',
    ...wanted,
  });

/** As `upload`, which must succeed; gives the id of the analysis. */
export async function uploaded(test: Parts, userId: string, wanted: Wanted = {}): Promise<string> {
  const accepted = await upload(test, userId, wanted);
  if (!accepted.ok) throw new Error(`refused: ${accepted.why.refused}`);
  return accepted.value;
}

export const analysisRow = ({ db }: TestDb, id: string) =>
  db.selectFrom('analyses').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
