import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres-cluster.ts';

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges with vitest's own.
  interface ProvidedContext {
    /** Of the database `postgres`; the others differ in the path only. */
    postgresUrl: string;
  }
}

/** One PostgreSQL for the run; each test file makes databases of its own in it. */
export async function setup(project: TestProject) {
  const cluster = await startPostgres();
  project.provide('postgresUrl', cluster.urlOf('postgres'));
  return cluster.stop;
}
