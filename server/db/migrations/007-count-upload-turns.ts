import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Tells an upload whether another one of its user was taken since it looked at the credits. */
export const countUploadTurns: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .alterTable('users')
      .addColumn('upload_turn', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  },
};
