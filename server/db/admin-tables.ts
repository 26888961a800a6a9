import type { Selectable } from 'kysely';
import type { AuditAction, AuditSubject } from '#contract/admin-records';
import type { Fixed, JsonText, Ms } from './column.ts';

/** What the admin area keeps beside the tables of which it speaks. */
export type AdminTables = {
  userWords: UserWordTable;
  auditLog: AuditLogTable;
  analysisAccesses: AnalysisAccessTable;
  dailyFigures: DailyFigureTable;
};

/** Words of a user's name and e-mail, folded: what administrators search by. Written with the user's row. */
export type UserWordTable = { userId: Fixed<string>; word: Fixed<string> };

/** Append-only, held by triggers. What an entry says about a user's data may be blanked once he is erased. */
export type AuditLogTable = {
  id: Fixed<string>;
  createdAt: Fixed<Ms>;
  action: Fixed<AuditAction>;
  /** Null: done by the server itself. */
  adminId: Fixed<string | null>;
  /** As it was then. */
  adminEmail: Fixed<string | null>;
  subjectKind: Fixed<AuditSubject>;
  subjectId: Fixed<string | null>;
  reason: Fixed<string | null>;
  /** `Record<string, unknown>` */
  stateBefore: JsonText | null;
  stateAfter: JsonText | null;
  ip: Fixed<string | null>;
  device: Fixed<string | null>;
};
export type AuditLogRow = Selectable<AuditLogTable>;

/** An administrator's leave to see a user's analyses for a while; why is in the audit log. */
export type AnalysisAccessTable = {
  id: Fixed<string>;
  adminId: Fixed<string>;
  userId: Fixed<string>;
  createdAt: Fixed<Ms>;
  expiresAt: Fixed<Ms>;
};

export type DailyFigure =
  | 'users'
  | 'analyses'
  | 'payments'
  | 'subscriptions'
  | 'tickets'
  | 'image-bytes'
  | 'failures'
  /** Hundredths of each currency. */
  | 'revenue'
  /** The longest that it was. */
  | 'queue'
  /** One row only: the first day that is not counted yet. */
  | 'built-until';

/** Figures of whole days that are over, so that no dashboard counts a million rows; but for `queue`, which grows through its day. */
export type DailyFigureTable = {
  figure: Fixed<DailyFigure>;
  /** UTC, `2026-11-21`. */
  day: Fixed<string>;
  /** What a figure is split by: of a failure its code, of revenue its currency; else empty. */
  label: Fixed<string>;
  value: number;
};
