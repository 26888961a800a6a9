import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import type { RateLimitTable } from '../db/schema.ts';

export type Count = Selectable<RateLimitTable>;

export const findCounts = (db: Db, keys: string[], now: number): Promise<Count[]> =>
  db.selectFrom('rateLimits').selectAll().where('key', 'in', keys).where('expiresAt', '>', now).execute();

/** Counts one, from one again when the window is over. A single statement, so that it is exact under any load. */
export function takePoint(db: Db, { key, window, now }: { key: string; window: number; now: number }): Promise<Count> {
  const isOver = sql<boolean>`${sql.ref('rateLimits.expiresAt')} <= ${now}`;
  return db
    .insertInto('rateLimits')
    .values({ key, points: 1, expiresAt: now + window })
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
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Sets a mark that lasts until `expiresAt`, ms. */
export const putMark = (db: Db, key: string, expiresAt: number) =>
  db
    .insertInto('rateLimits')
    .values({ key, points: 0, expiresAt })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ expiresAt }))
    .execute();

export const deleteCount = (db: Db, key: string) => db.deleteFrom('rateLimits').where('key', '=', key).execute();
