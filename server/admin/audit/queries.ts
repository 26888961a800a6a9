import type { Insertable } from 'kysely';
import type { AuditQuery } from '#contract/admin-records';
import type { AuditLogRow, AuditLogTable } from '../../db/admin-tables.ts';
import type { Db } from '../../db/db.ts';
import { firstIdAt } from '../../new-id.ts';

export const insertEntry = (db: Db, row: Insertable<AuditLogTable>) => db.insertInto('auditLog').values(row).execute();

/** Newest first: the ids sort by time. */
export function listEntries(db: Db, query: AuditQuery): Promise<AuditLogRow[]> {
  const { before, limit, action, adminId, subjectId, from, to } = query;
  let entries = db.selectFrom('auditLog').selectAll().orderBy('id', 'desc').limit(limit);
  if (before) entries = entries.where('id', '<', before);
  if (action) entries = entries.where('action', '=', action);
  if (adminId) entries = entries.where('adminId', '=', adminId);
  if (subjectId) entries = entries.where('subjectId', '=', subjectId);
  // By the ids' own time: a walk along their index ends where the time does.
  if (from) entries = entries.where('id', '>=', firstIdAt(Date.parse(from)));
  if (to) entries = entries.where('id', '<', firstIdAt(Date.parse(to)));
  return entries.execute();
}

export const blankEntries = (db: Db, userId: string) =>
  db.updateTable('auditLog').set({ stateBefore: null, stateAfter: null }).where('subjectId', '=', userId).execute();
