import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Authenticator apps of accounts, what stands in for a lost one, and sign-ins that wait for a code. What hangs on a second factor goes with it. */
export const addSecondFactor: Migration = {
  async up(db: Kysely<never>) {
    const account = ['realm', 'account_id'] as const;
    await db.schema
      .createTable('second_factors')
      .addColumn('realm', 'text', (c) => c.notNull().check(sql`realm in ('user', 'admin')`))
      .addColumn('account_id', 'text', (c) => c.notNull())
      .addColumn('secret', 'text', (c) => c.notNull())
      .addColumn('last_step', 'bigint', (c) => c.notNull().defaultTo(0))
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('confirmed_at', 'bigint')
      .addPrimaryKeyConstraint('second_factors_key', [...account])
      .execute();

    await db.schema
      .createTable('recovery_codes')
      .addColumn('realm', 'text', (c) => c.notNull())
      .addColumn('account_id', 'text', (c) => c.notNull())
      .addColumn('position', 'integer', (c) => c.notNull())
      .addColumn('code_hash', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('recovery_codes_key', [...account, 'position'])
      .addForeignKeyConstraint('recovery_codes_factor', [...account], 'second_factors', [...account], (c) =>
        c.onDelete('cascade'),
      )
      .execute();

    await db.schema
      .createTable('login_challenges')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('realm', 'text', (c) => c.notNull())
      .addColumn('account_id', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .addColumn('tries', 'integer', (c) => c.notNull().defaultTo(0))
      .addForeignKeyConstraint('login_challenges_factor', [...account], 'second_factors', [...account], (c) =>
        c.onDelete('cascade'),
      )
      .execute();
    await db.schema
      .createIndex('login_challenges_by_account')
      .on('login_challenges')
      .columns([...account])
      .execute();
  },
};
