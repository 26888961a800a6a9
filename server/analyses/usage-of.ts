import type { Db } from '../db/db.ts';

/** How many analyses a user has, and when the newest was begun, in ms since the epoch. */
export async function usageOf(db: Db, userId: string): Promise<{ count: number; lastAnalysis: number | null }> {
  const { count, lastAnalysis } = await db
    .selectFrom('analyses')
    .select((f) => [f.fn.countAll<number>().as('count'), f.fn.max<number | null>('createdAt').as('lastAnalysis')])
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return { count, lastAnalysis };
}
