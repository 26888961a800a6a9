import type { Engine } from './db.ts';

/** Runs a write; nothing when it would give two rows a value that must be unique. Not within a transaction: PostgreSQL's is lost by then. */
export async function unlessTaken<T>(engine: Engine, write: () => Promise<T>): Promise<T | undefined> {
  try {
    return await write();
  } catch (error) {
    if (engine.isDuplicate(error)) return undefined;
    throw error;
  }
}
