import type { AuditEntry } from '#contract/admin-records';

/** What an entry's subject is best told by: an e-mail address where its states have one, else the end of its id. */
export function subjectName({ subject, before, after }: Pick<AuditEntry, 'subject' | 'before' | 'after'>): string {
  const email = after?.email ?? before?.email;
  if (typeof email === 'string') return email;
  return subject._id === null ? '' : `…${subject._id.slice(-8)}`;
}
