import type { AuditEntry } from '#contract/admin-records';
import { isoTime } from '../../clock.ts';
import type { AuditLogRow } from '../../db/admin-tables.ts';
import type { Handlers } from '../../http/handler.ts';
import type { Parts } from '../../parts.ts';
import { listEntries } from './queries.ts';

const parsed = (json: string | null) => (json === null ? null : JSON.parse(json));

const toEntry = (row: AuditLogRow): AuditEntry => ({
  _id: row.id,
  createdAt: isoTime(row.createdAt),
  action: row.action,
  admin: row.adminId === null ? null : { _id: row.adminId, email: row.adminEmail ?? '' },
  subject: { kind: row.subjectKind, _id: row.subjectId },
  reason: row.reason,
  before: parsed(row.stateBefore),
  after: parsed(row.stateAfter),
  ip: row.ip,
  device: row.device,
});

export const auditCalls = ({ db }: Pick<Parts, 'db'>): Pick<Handlers, 'adminAuditLog'> => ({
  async adminAuditLog({ query }) {
    // One more than is shown tells whether there are older ones.
    const rows = await listEntries(db, { ...query, limit: query.limit + 1 });
    const entries = rows.slice(0, query.limit).map(toEntry);
    return { data: { entries, next: rows.length > query.limit ? (entries.at(-1)?._id ?? null) : null } };
  },
});
