import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The sums of a period are taken from this index alone: each of its entries is a row in another place. */
export const coverCreditSums: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .createIndex('credit_ledger_sums')
      .on('credit_ledger')
      .columns(['user_id', 'period', 'kind', 'cause', 'amount'])
      .execute();
    await db.schema.dropIndex('credit_ledger_by_period').execute();
  },
};
