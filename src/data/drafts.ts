import type { LocalDatabase } from './local-database.ts';

/** Texts that somebody has begun to write, kept on the device until they are sent: a reload or a dead battery takes none. */
export type Drafts = ReturnType<typeof createDrafts>;

const keyOf = (userId: string, name: string) => `draft:${userId}:${name}`;

/** Each user has his own; `name` says what is written. A device that keeps nothing leaves the text to the page alone. */
export const createDrafts = (database: LocalDatabase) => ({
  /** As it was saved: whoever reads it checks its shape. Undefined where there is none. */
  read: (userId: string, name: string): Promise<unknown> =>
    database.use((db) => db.get('notes', keyOf(userId, name))).catch(() => undefined),

  save: (userId: string, name: string, draft: unknown): Promise<unknown> =>
    database.use((db) => db.put('notes', draft, keyOf(userId, name))).catch(() => undefined),

  remove: (userId: string, name: string): Promise<unknown> =>
    database.use((db) => db.delete('notes', keyOf(userId, name))).catch(() => undefined),
});
