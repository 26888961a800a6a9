import type { FastifyRequest } from 'fastify';
import { v7 } from 'uuid';
import type { AuditAction, AuditSubject } from '#contract/admin-records';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/db.ts';
import { deviceName } from '../../sessions/device-name.ts';
import type { SignedInAdmin } from '../../sessions/signed-in.ts';
import { blankEntries, insertEntry } from './queries.ts';

/** Who acts, and from where. */
export type Actor = Pick<SignedInAdmin, 'admin'> & { ip: string; device: string };

/** Of a call's `who` and `request`. */
export const actorOf = (
  { admin }: Pick<SignedInAdmin, 'admin'>,
  { ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>,
): Actor => ({ admin, ip, device: deviceName(headers['user-agent']) });

let sequence = 0;
/** What happened within one millisecond stays in its order. */
const nextInOrder = () => (sequence = (sequence + 1) % 2 ** 31);

type State = Record<string, unknown>;

export type Action = {
  action: AuditAction;
  /** `null`: the server itself, at a time that was set before. */
  by: Actor | null;
  /** What it was done to; a list has no id. */
  subject: { kind: AuditSubject; id: string | null };
  reason?: string | undefined;
  /** Only what changes, and never a password. */
  before?: State | undefined;
  after?: State | undefined;
};

/** Writes an action down. Give it the transaction that carries the action out, so that there is neither without the other. */
export const recordAction = (
  { db, clock }: { db: Db; clock: Clock },
  { action, by, subject, reason, before, after }: Action,
) => {
  const createdAt = clock.now();
  return insertEntry(db, {
    id: v7({ msecs: createdAt, seq: nextInOrder() }),
    createdAt,
    action,
    adminId: by?.admin.id ?? null,
    adminEmail: by?.admin.email ?? null,
    subjectKind: subject.kind,
    subjectId: subject.id,
    reason: reason ?? null,
    stateBefore: before ? JSON.stringify(before) : null,
    stateAfter: after ? JSON.stringify(after) : null,
    ip: by?.ip ?? null,
    device: by?.device ?? null,
  });
};

/** Takes out what entries say about an erased user; that they were made stays. */
export const blankEntriesAbout = (tx: Db, userId: string) => blankEntries(tx, userId);
