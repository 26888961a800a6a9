import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { type Refusal, refuse } from '../http/refusal.ts';
import { type LimitName, limits } from './limits.ts';

export type Limited = { db: Db; clock: Clock };

/**
 * Takes one point of each limit and refuses when one is spent. Counted in the database, in one statement each, so that all
 * servers share the count and no two requests slip through together. A key of `undefined` is not counted.
 */
export async function takePoints(
  parts: Limited,
  keys: Partial<Record<LimitName, string | undefined>>,
): Promise<Refusal | undefined> {
  let refusal: Refusal | undefined;
  for (const [name, key] of Object.entries(keys) as [LimitName, string | undefined][]) {
    if (key === undefined) continue;
    const { points, expiresAt } = await count(parts, name, key);
    if (points <= limits[name].points) continue;
    const retryAfter = Math.ceil((expiresAt - parts.clock.now()) / 1000);
    if (retryAfter > (refusal?.retryAfter ?? 0)) refusal = refuse('too-many-requests', { retryAfter });
  }
  return refusal;
}

async function count({ db, clock }: Limited, name: LimitName, key: string) {
  const now = clock.now();
  const isOver = sql<boolean>`${sql.ref('rateLimits.expiresAt')} <= ${now}`;
  const { points, expiresAt } = await db
    .insertInto('rateLimits')
    .values({ key: keyOf(name, key), points: 1, expiresAt: now + limits[name].window })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((e) => ({
        points: e
          .case()
          .when(isOver)
          .then(1)
          .else(e('rateLimits.points', '+', 1))
          .end(),
        expiresAt: e.case().when(isOver).then(e.ref('excluded.expiresAt')).else(e.ref('rateLimits.expiresAt')).end(),
      })),
    )
    .returning(['points', 'expiresAt'])
    .executeTakeFirstOrThrow();
  return { points, expiresAt: expiresAt ?? now };
}

const keyOf = (name: LimitName, key: string) => `${name}:${key}`;

/** Gives all points back: the one who asks has shown who he is. */
export async function resetLimit({ db }: Limited, name: LimitName, key: string): Promise<void> {
  await db.deleteFrom('rateLimits').where('key', '=', keyOf(name, key)).execute();
}

/** Counts that are over. */
export const deleteOldLimits = ({ db, clock }: Limited) =>
  db.deleteFrom('rateLimits').where('expiresAt', '<', clock.now()).execute();
