import type { FastifyRequest } from 'fastify';
import type { AuditAction, AuditSubject } from '#contract/admin-records';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/db.ts';
import { newId } from '../../new-id.ts';
import { deviceName } from '../../sessions/device-name.ts';
import type { SignedInAdmin } from '../../sessions/signed-in.ts';
import { insertEntry } from './queries.ts';

/** Who acts, and from where. */
export type Actor = Pick<SignedInAdmin, 'admin'> & { ip: string; device: string };

/** Of a call's `who` and `request`. */
export const actorOf = (
  { admin }: Pick<SignedInAdmin, 'admin'>,
  { ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>,
): Actor => ({ admin, ip, device: deviceName(headers['user-agent']) });

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
) =>
  insertEntry(db, {
    id: newId(clock),
    createdAt: clock.now(),
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
