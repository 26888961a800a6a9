import type { Limited } from '../rate-limits/rate-limiter.ts';

const keyOf = (pair: string) => `known:${pair}`;

/** Kept beside the counts that it lifts, and swept with them. */
export const remember = ({ db, clock }: Limited, pair: string, duration: number) => {
  const expiresAt = clock.now() + duration;
  return db
    .insertInto('rateLimits')
    .values({ key: keyOf(pair), points: 0, expiresAt })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ expiresAt }))
    .execute();
};

export async function isKnown({ db, clock }: Limited, pair: string): Promise<boolean> {
  const row = db
    .selectFrom('rateLimits')
    .select('key')
    .where('key', '=', keyOf(pair))
    .where('expiresAt', '>', clock.now());
  return (await row.executeTakeFirst()) !== undefined;
}
