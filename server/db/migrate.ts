import { type Migration, Migrator } from 'kysely/migration';
import type { Db } from './db.ts';
import { first } from './migrations/001-first.ts';
import { seedPlans } from './migrations/002-seed-plans.ts';

/** In order. A migration that was released is never changed; the next one mends it. */
const migrations: Record<string, Migration> = {
  '001-first': first,
  '002-seed-plans': seedPlans,
};

/** Brings the tables up to date, in a transaction and under a lock: several servers may start at once. */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
