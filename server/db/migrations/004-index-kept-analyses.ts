import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A user's analyses are counted from this index alone: to see in the row that one is not deleted, SQLite has to go past its texts. */
export const indexKeptAnalyses: Migration = {
  async up(db: Kysely<never>) {
    await db.schema.createIndex('analyses_of_user').on('analyses').columns(['user_id', 'id', 'deleted_at']).execute();
    await db.schema.dropIndex('analyses_by_user').execute();
  },
};
