import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db, Engine } from '../db/db.ts';
import { keptQuery } from '../db/kept-query.ts';
import type { RateLimitTable } from '../db/schema.ts';

export type Count = Selectable<RateLimitTable>;

export const findCounts = (db: Db, keys: string[], now: number): Promise<Count[]> =>
  db.selectFrom('rateLimits').selectAll().where('key', 'in', keys).where('expiresAt', '>', now).execute();

type Taking = { key: string; now: number; expiresAt: number; most: number };

const taker = (engine: Engine) =>
  keptQuery((db, { key, now, expiresAt, most }: Taking) => {
    const isOver = sql<boolean>`${sql.ref('rateLimits.expiresAt')} <= ${now}`;
    return db
      .insertInto('rateLimits')
      .values({ key, points: 1, expiresAt })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet((e) => ({
            points: e
              .case()
              .when(isOver)
              .then(e.lit(1))
              .else(e('rateLimits.points', '+', e.lit(1)))
              .end(),
            expiresAt: e
              .case()
              .when(isOver)
              .then(e.ref('excluded.expiresAt'))
              .else(e.ref('rateLimits.expiresAt'))
              .end(),
          }))
          .where((e) => e.or([isOver, e('rateLimits.points', '<', most)])),
      )
      .returning(engine.hurry.as('hurry'));
  });

const takers = new WeakMap<Engine, ReturnType<typeof taker>>();

/**
 * Counts one, from one again when the window is over; false when `most` are counted already, which writes nothing. A single statement, so that it is
 * exact under any load.
 */
export async function takePoint(db: Db, engine: Engine, taking: Taking): Promise<boolean> {
  const take = takers.get(engine) ?? taker(engine);
  takers.set(engine, take);
  return (await take(db, taking)).length > 0;
}

/** Sets a mark that lasts until `expiresAt`, ms. */
export const putMark = (db: Db, key: string, expiresAt: number) =>
  db
    .insertInto('rateLimits')
    .values({ key, points: 0, expiresAt })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ expiresAt }))
    .execute();

export const deleteCount = (db: Db, key: string) => db.deleteFrom('rateLimits').where('key', '=', key).execute();
