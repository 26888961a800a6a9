import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Db } from './db.ts';
import { first } from './migrations/001-first.ts';
import { seedPlans } from './migrations/002-seed-plans.ts';
import { addOutlook } from './migrations/003-add-outlook.ts';
import { indexKeptAnalyses } from './migrations/004-index-kept-analyses.ts';
import { addSecondFactor } from './migrations/005-add-second-factor.ts';
import { coverCreditSums } from './migrations/006-cover-credit-sums.ts';
import { countUploadTurns } from './migrations/007-count-upload-turns.ts';

/** In order. A migration that was released is never changed; the next one mends it. */
const migrations: Record<string, Migration> = {
  '001-first': first,
  '002-seed-plans': seedPlans,
  '003-add-outlook': addOutlook,
  '004-index-kept-analyses': indexKeptAnalyses,
  '005-add-second-factor': addSecondFactor,
  '006-cover-credit-sums': coverCreditSums,
  '007-count-upload-turns': countUploadTurns,
};

/** The names of all migrations, in order: the last one names the schema that this code needs. */
export const knownMigrations: readonly string[] = Object.keys(migrations);

/**
 * Brings the tables up to date, or up to one migration, in a transaction and under a lock: several servers may start at once.
 * Within a transaction of the caller's it is part of that one.
 */
export async function migrate(db: Db, upTo?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
  if (error) throw error;
}

/** The names of the migrations that this database has seen, in order; none for an empty one. */
export async function appliedMigrations(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}
