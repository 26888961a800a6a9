import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../schema.ts';

/** The scenarios' figures beside their text, for the screen that shows them at a glance. */
export const addOutlook: Migration = {
  async up(db: Kysely<Database>) {
    await db.schema.alterTable('analyses').addColumn('outlook', 'text').execute();
  },
};
