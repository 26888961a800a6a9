import { type QueryCreator, type Selectable, sql } from 'kysely';
import type { CreditLedgerTable } from '../db/billing-tables.ts';
import type { Database } from '../db/schema.ts';

/** Marks the grant of which each period has one. */
export const planCause = 'plan';

/** Credits by kind of entry. `plan` is the part of `grant` that came with the plan; null: nothing was written down for it yet. */
export type LedgerSums = Record<'grant' | 'use' | 'return', number> & { plan: number | null };

const sumOf = (kind: 'grant' | 'use' | 'return') =>
  sql<number>`coalesce(sum(case when kind = ${sql.lit(kind)} then amount end), 0)`;

/** What one user was given and has used in one period: always one row, to which a statement may add what else it asks for. */
export const ledgerSums = (db: QueryCreator<Database>, { userId, period }: { userId: string; period: string }) =>
  db
    .selectFrom('creditLedger')
    .select([
      sumOf('grant').as('grant'),
      sumOf('use').as('use'),
      sumOf('return').as('return'),
      sql<number | null>`max(case when cause = ${sql.lit(planCause)} then amount end)`.as('plan'),
    ])
    .where('userId', '=', userId)
    .where('period', '=', period);

/** Nothing happens when this analysis already has an entry of this kind, or this period its grant. */
export const ledgerEntry = (
  db: QueryCreator<Database>,
  { id, userId, period, kind, cause, amount, analysisId, createdAt }: Selectable<CreditLedgerTable>,
) =>
  db
    .insertInto('creditLedger')
    .values({ id, userId, period, kind, cause, amount, analysisId, createdAt })
    .onConflict((conflict) => conflict.doNothing());
