import * as z from 'zod/mini';
import { Id, Time } from './fields.ts';

/** All that administrators do, as the audit log names it. */
export const auditActions = [
  'admin-signed-in',
  'admin-added',
  'admin-changed',
  'admin-deactivated',
  'admin-activated',
  'profile-changed',
  'password-changed',
  'second-factor-started',
  'second-factor-on',
  'second-factor-off',
  'recovery-codes-renewed',
  'second-factor-taken-away',
  'user-added',
  'user-edited',
  'user-activated',
  'user-deactivated',
  'user-deleted',
  'user-restored',
  'user-erased',
  'user-session-ended',
  'user-sessions-ended',
  'user-analyses-opened',
  'user-analysis-read',
  'users-exported',
  'credits-granted',
  'subscription-renewed',
  'subscription-canceled',
  'transactions-exported',
  'webhook-replayed',
  'ticket-status-changed',
  'ticket-answered',
  'ticket-note-added',
  'canned-answer-changed',
] as const;
export const AuditAction = z.enum(auditActions);
export type AuditAction = z.infer<typeof AuditAction>;

export const AuditSubject = z.enum(['admin', 'user', 'subscription', 'webhook', 'ticket', 'canned-answer', 'list']);
export type AuditSubject = z.infer<typeof AuditSubject>;

/** What was so: names of fields with their values. */
const state = z.nullable(z.record(z.string(), z.unknown()));

/** One thing that an administrator did. Entries are never changed; what one says about a user's data goes when he is erased. */
export const AuditEntry = z.object({
  _id: Id,
  createdAt: Time,
  action: AuditAction,
  /** Null: done by the server itself, such as an erasure that was due. */
  admin: z.nullable(z.object({ _id: Id, email: z.string() })),
  subject: z.object({ kind: AuditSubject, _id: z.nullable(z.string()) }),
  reason: z.nullable(z.string()),
  before: state,
  after: state,
  /** Where it was done from. */
  ip: z.nullable(z.string()),
  device: z.nullable(z.string()),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** `before`: only entries older than that one. */
export const AuditQuery = z.object({
  before: z.optional(Id),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
  action: z.optional(AuditAction),
  adminId: z.optional(Id),
  subjectId: z.optional(z.string().check(z.maxLength(100))),
  from: z.optional(Time),
  to: z.optional(Time),
});
export type AuditQuery = z.infer<typeof AuditQuery>;

/** Newest first. `next`: what to ask for as `before` to read on; null at the end. */
export const AuditList = z.object({ entries: z.array(AuditEntry), next: z.nullable(Id) });
export type AuditList = z.infer<typeof AuditList>;

const kind = z.enum(['embedded', 'real', 'off']);

/** How the server stands at this moment. */
export const SystemState = z.object({
  version: z.string(),
  startedAt: Time,
  database: z.enum(['sqlite', 'postgres']),
  queue: z.object({ queued: z.int(), running: z.int(), oldestQueuedAt: z.nullable(Time) }),
  /** `threads`: those that each process with workers has. `busy`: analyses with a lease in force, on all of them. */
  workers: z.object({ threads: z.int(), busy: z.int() }),
  /** Pictures that analyses name. `freeBytes` of the data folder's disk, null where it can't be told. */
  storage: z.object({ images: z.int(), imageBytes: z.int(), freeBytes: z.nullable(z.int()) }),
  /** `embedded`: the one that needs no setting. */
  providers: z.object({
    database: kind,
    images: kind,
    mail: kind,
    stripe: kind,
    paystack: kind,
    testCheckout: kind,
    vision: kind,
    google: kind,
    push: kind,
  }),
  /** What went wrong last, newest first, on the process that answers, since its start. */
  errors: z.array(z.object({ at: Time, message: z.string(), detail: z.nullable(z.string()) })),
});
export type SystemState = z.infer<typeof SystemState>;
