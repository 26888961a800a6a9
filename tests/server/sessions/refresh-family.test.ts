import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seconds } from '#server/clock';
import { connect } from '#server/db/connect';
import type { OpenDatabase } from '#server/db/db';
import { newId } from '#server/new-id';
import { graceWindow, openSession, renewSession, type SessionParts } from '#server/sessions/sessions';
import { testClock } from '../kit/test-clock.ts';
import { engines, makeTestDatabase, type TestDatabase } from '../kit/test-database.ts';

/**
 * The client's side, as `src/data` plays it: two tabs and a service worker share one stored token, each may renew with the copy that it
 * read a while ago, and an answer may be lost on its way. The thief copies the stored token once and uses what he has.
 */
type Step =
  | { kind: 'wait'; ms: number }
  | { kind: 'read'; who: number }
  | { kind: 'renew'; who: number; isAnswerLost: boolean }
  | { kind: 'steal' }
  | { kind: 'thief-renews' };

const party = fc.integer({ min: 0, max: 2 });
const honestStep = fc.oneof(
  fc.record({ kind: fc.constant('read' as const), who: party }),
  fc.record({ kind: fc.constant('renew' as const), who: party, isAnswerLost: fc.boolean() }),
);
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: honestStep },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 3 * graceWindow }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('steal' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('thief-renews' as const) }) },
);

describe.each(engines)('a family of refresh tokens, on %s', (engine) => {
  let place: TestDatabase;
  let database: OpenDatabase;
  const clock = testClock();
  let parts: SessionParts;

  beforeAll(async () => {
    place = await makeTestDatabase(engine);
    database = await connect(place);
    parts = { db: database.db, clock, tokenKey: Buffer.alloc(32, 7) };
  });
  afterAll(async () => {
    await database.close();
    await place.dispose();
  });

  async function openFamily() {
    const accountId = newId(clock);
    await database.db
      .insertInto('users')
      .values({
        id: accountId,
        email: `${accountId}@example.com`,
        emailVerifiedAt: null,
        fullName: 'Ada',
        passwordHash: null,
        googleSubject: null,
        profilePicture: null,
        language: 'en',
        createdAt: clock.now(),
        lastSeenAt: null,
        deactivatedAt: null,
        eraseAt: null,
      })
      .execute();
    return openSession(parts, { realm: 'user', accountId }, 'test');
  }

  const renew = async (token: string) => (await renewSession(parts, token, 'user'))?.tokens.refreshToken;

  it('never logs the honest parties out within the grace window, whatever their order and whatever answers are lost', async () => {
    const steps = fc.array(honestStep, { minLength: 1, maxLength: 25 });
    // All of it happens within one window, so every copy that anybody holds was good that short a time ago.
    const property = fc.asyncProperty(steps, fc.integer({ min: 1, max: 25 }), async (run, pace) => {
      const { refreshToken } = await openFamily();
      let stored = refreshToken;
      const copies = [stored, stored, stored];
      for (const step of run) {
        clock.advance(Math.floor(graceWindow / 26 / pace));
        if (step.kind === 'read') copies[step.who] = stored;
        if (step.kind !== 'renew') continue;
        const renewed = await renew(copies[step.who] ?? stored);
        expect(renewed).toBeDefined();
        if (renewed && !step.isAnswerLost) stored = copies[step.who] = renewed;
      }
      expect(await renew(stored)).toBeDefined();
    });
    await fc.assert(property, { numRuns: 60 });
  });

  it('always puts the thief out after the grace window: the next use of an old copy, his or theirs, ends the family', async () => {
    const property = fc.asyncProperty(fc.array(anyStep, { maxLength: 25 }), async (run) => {
      let stored = (await openFamily()).refreshToken;
      let stolen: string | undefined;
      const copies = [stored, stored, stored];
      for (const step of run) {
        if (step.kind === 'wait') clock.advance(step.ms);
        if (step.kind === 'read') copies[step.who] = stored;
        if (step.kind === 'steal') stolen ??= stored;
        if (step.kind === 'thief-renews' && stolen) stolen = (await renew(stolen)) ?? stolen;
        if (step.kind === 'renew') {
          const renewed = await renew(copies[step.who] ?? stored);
          if (renewed && !step.isAnswerLost) stored = copies[step.who] = renewed;
        }
      }
      stolen ??= stored;

      // Both go on with what they have, further apart than the window: the later one holds an old token.
      clock.advance(graceWindow + 1);
      await renew(stored);
      clock.advance(graceWindow + 1);
      expect(await renew(stolen)).toBeUndefined();
      expect(await renew(stored)).toBeUndefined();
    });
    await fc.assert(property, { numRuns: 60 });
  });

  it('holds one good token at a time, through all renewals', async () => {
    const property = fc.asyncProperty(fc.array(fc.nat(4), { maxLength: 12 }), async (picks) => {
      const seen = [(await openFamily()).refreshToken];
      for (const pick of picks) {
        const renewed = await renew(seen.at(-1 - (pick % seen.length)) ?? '');
        clock.advance(seconds(1));
        if (renewed) seen.push(renewed);
      }
      const hashes = database.db
        .selectFrom('refreshTokens')
        .innerJoin('sessions', 'sessions.id', 'refreshTokens.sessionId');
      const good = await hashes
        .select('refreshTokens.hash')
        .where('replacedAt', 'is', null)
        .where('sessions.createdAt', '=', (e) =>
          e.selectFrom('sessions').select((f) => f.fn.max('createdAt').as('newest')),
        )
        .execute();
      expect(good).toHaveLength(1);
      clock.advance(1000);
    });
    await fc.assert(property, { numRuns: 30 });
  });
});
