import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import { days, systemClock } from '#server/clock';
import { connect } from '#server/db/connect';
import { newId } from '#server/new-id';
import { loadSecrets } from '#server/secrets';
import { signAccessToken } from '#server/sessions/access-token';
import { someQuality } from '../../server/kit/some-quality.ts';

export const password = 'correct horse battery';
/** Analyses that each account has already, and the length of their texts. */
const history = { analyses: 100, text: 3000 };

export type BenchAccount = { userId: string; email: string; token: string };

/** Signed-in accounts on the Pro Plan with a history each, paid and acknowledged, the same whatever else the database holds. Their tokens are good for 15 minutes. */
export async function makeAccounts(
  place: { url: string | undefined; file: string },
  count: number,
): Promise<{ accounts: BenchAccount[]; passwordHash: string }> {
  const { db, close } = await connect(place);
  const clock = systemClock();
  const { tokenKey } = await loadSecrets(db);
  const passwordHash = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const now = clock.now();
  const accounts: BenchAccount[] = [];
  for (let n = 0; n < count; n++) {
    const userId = newId(clock);
    const email = `${userId}@bench.example`;
    const person = { fullName: 'Bench Trader', email, language: 'en', passwordHash } as const;
    await db
      .insertInto('users')
      .values({ id: userId, ...person, createdAt: now })
      .execute();
    const sessionId = newId(clock);
    await db
      .insertInto('sessions')
      .values({
        id: sessionId,
        realm: 'user',
        accountId: userId,
        device: 'bench',
        createdAt: now,
        lastUsedAt: now,
        expiresAt: now + days(30),
        endedAt: null,
        endReason: null,
      })
      .execute();
    await db
      .insertInto('subscriptions')
      .values({
        id: newId(clock),
        userId,
        planId: 'PLN_pro',
        status: 'active',
        createdAt: now,
        currentPeriodStart: now,
        currentPeriodEnd: now + days(30),
      })
      .execute();
    const rows = Array.from({ length: history.analyses }, (_, i) => ({
      id: newId(clock),
      userId,
      strategy: 'price_action' as const,
      language: 'en' as const,
      state: 'done' as const,
      imageHash: '00'.repeat(32),
      imageType: 'image/jpeg',
      imageBytes: 200_000,
      imageWidth: 1280,
      imageHeight: 720,
      notBefore: now,
      createdAt: now,
      startedAt: now,
      finishedAt: now,
      direction: 'up' as const,
      quality: JSON.stringify({ ...someQuality, candles: 80 + i }),
      analysis: 'The trend is up between the levels that were measured. '.repeat(history.text / 55),
    }));
    await db.insertInto('analyses').values(rows).execute();
    // Of an earlier month, so that this month's credits are all there.
    const paid = rows.map(({ id: analysisId }) => ({ userId, analysisId, createdAt: now }));
    const entry = { period: '2020-01', kind: 'use', amount: 1 } as const;
    await db
      .insertInto('creditLedger')
      .values(paid.map((row) => ({ ...row, ...entry, id: newId(clock) })))
      .execute();
    await db
      .insertInto('uploadReceipts')
      .values(paid.map((row) => ({ ...row, idempotencyKey: newId(clock), imageHash: '00'.repeat(32) })))
      .execute();
    accounts.push({
      userId,
      email,
      token: await signAccessToken({ realm: 'user', accountId: userId, sessionId }, tokenKey, clock),
    });
  }
  if (place.url) await sql`vacuum analyze`.execute(db);
  await close();
  return { accounts, passwordHash };
}
