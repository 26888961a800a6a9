import type { Generated, Selectable } from 'kysely';
import type { AdminRole } from '#contract/admin';
import type { AnalysisState, Direction } from '#contract/analysis';
import type { Language } from '#contract/language';
import type { NotificationKind } from '#contract/notification';
import type { Strategy } from '#contract/strategy';
import type { TicketCategory, TicketPriority, TicketStatus } from '#contract/ticket';
import type { AdminTables } from './admin-tables.ts';
import type { BillingTables } from './billing-tables.ts';
import type { Fixed, Flag, JsonText, Ms } from './column.ts';
import type { SecondFactorTables } from './second-factor-tables.ts';

/**
 * The tables, the same on SQLite and PostgreSQL. Columns are snake_case in the database, camelCase here (Kysely's CamelCasePlugin).
 * Ids are UUIDv7 texts, times are ms since 1970 UTC, truth values 0 or 1, JSON is text, money is in hundredths.
 */
export type Database = AdminTables &
  BillingTables &
  SecondFactorTables & {
    users: UserTable;
    admins: AdminTable;
    sessions: SessionTable;
    refreshTokens: RefreshTokenTable;
    oneTimeCodes: OneTimeCodeTable;
    rateLimits: RateLimitTable;
    analyses: AnalysisTable;
    uploadReceipts: UploadReceiptTable;
    pushSubscriptions: PushSubscriptionTable;
    notifications: NotificationTable;
    tickets: TicketTable;
    ticketMessages: TicketMessageTable;
    ticketWords: TicketWordTable;
    cannedAnswers: CannedAnswerTable;
    settings: SettingTable;
    leases: LeaseTable;
  };

export type UserTable = {
  id: Fixed<string>;
  /** Lower case, unique. */
  email: string;
  /** When its owner was seen to read it: by a mailed code, or by Google. Null until then. */
  emailVerifiedAt: Ms | null;
  fullName: string;
  /** argon2id in PHC form; null: signs in with Google only. */
  passwordHash: string | null;
  /** The `sub` of Google's ID token, unique. */
  googleSubject: string | null;
  /** SHA-256 of a JPEG in the image store. */
  profilePicture: string | null;
  language: Language;
  notifyByEmail: Generated<Flag>;
  notifyByPush: Generated<Flag>;
  createdAt: Fixed<Ms>;
  lastSeenAt: Ms | null;
  /** Null: active. */
  deactivatedAt: Ms | null;
  /** Set by 'delete': personal data goes at this time. */
  eraseAt: Ms | null;
  /** From the first own notification, or the first clearing, no sample notifications are shown. */
  samplesEndedAt: Ms | null;
  /** Set once it is gone: name, e-mail and pictures are no more, only what must be kept for the books. */
  erasedAt: Generated<Ms | null>;
  /** Grows with each analysis that is taken, where more than one process may take them: on PostgreSQL. */
  uploadTurn: Generated<number>;
};
export type UserRow = Selectable<UserTable>;

export type AdminTable = {
  id: Fixed<string>;
  email: string;
  fullName: string;
  role: AdminRole;
  passwordHash: string;
  createdAt: Fixed<Ms>;
  deactivatedAt: Ms | null;
};
export type AdminRow = Selectable<AdminTable>;

export type Realm = 'user' | 'admin';

/** One signed-in device: a family of refresh tokens, of which only the newest is good. */
export type SessionTable = {
  id: Fixed<string>;
  realm: Fixed<Realm>;
  /** A row of `users` or `admins`, by `realm`. */
  accountId: Fixed<string>;
  device: string;
  createdAt: Fixed<Ms>;
  lastUsedAt: Ms;
  expiresAt: Ms;
  /** Null: open. */
  endedAt: Ms | null;
  endReason: 'logout' | 'reuse' | 'password' | 'second-factor' | 'everywhere' | 'admin' | null;
};
export type SessionRow = Selectable<SessionTable>;

export type RefreshTokenTable = {
  /** SHA-256 of the token, base64url; the token itself is nowhere. */
  hash: Fixed<string>;
  sessionId: Fixed<string>;
  issuedAt: Fixed<Ms>;
  /** Null: the family's good one. */
  replacedAt: Ms | null;
};

export type OneTimeCodeTable = {
  id: Fixed<string>;
  userId: Fixed<string>;
  /** argon2id of the six digits. */
  codeHash: Fixed<string>;
  /** SHA-256 of the long token in the mail's link. */
  linkHash: Fixed<string>;
  createdAt: Fixed<Ms>;
  expiresAt: Fixed<Ms>;
  /** Wrong tries so far. */
  tries: number;
  usedAt: Ms | null;
};

export type RateLimitTable = {
  key: Fixed<string>;
  points: number;
  /** Null: never. */
  expiresAt: Ms | null;
};

/** An analysis and, until it is done or failed, its job in the queue. */
export type AnalysisTable = {
  id: Fixed<string>;
  userId: Fixed<string>;
  strategy: Fixed<Strategy>;
  language: Fixed<Language>;
  state: AnalysisState;
  /** SHA-256 of the picture's bytes, hex: its name in the image store. Empty once erased. */
  imageHash: string;
  imageType: Fixed<string>;
  imageBytes: Fixed<number>;
  /** px, upright. */
  imageWidth: Fixed<number>;
  imageHeight: Fixed<number>;
  attempts: Generated<number>;
  /** Not to be taken before this time. */
  notBefore: Ms;
  /** A running job whose lease is over may be taken again. */
  leaseUntil: Ms | null;
  /** The fencing token: grows with every claim, and the final write must name it. */
  leaseToken: Generated<number>;
  /** Markdown. */
  analysis: string | null;
  /** Its words, for a search: see `wordsOfText`. Set with the text. */
  words: string | null;
  /** `ReadQuality` */
  quality: JsonText | null;
  /** `OverlayShape[]` */
  overlay: JsonText | null;
  /** `Outlook`; null too where the analysis is older than this column. */
  outlook: JsonText | null;
  /** The engine's whole reading. */
  reading: JsonText | null;
  failureCode: string | null;
  failureMessage: string | null;
  /** Set with the text. */
  direction: Direction | null;
  /** Null: not deleted. What was deleted can be restored for a day; then its text and picture go, and the row stays for the credit and the receipt. */
  deletedAt: Ms | null;
  createdAt: Fixed<Ms>;
  startedAt: Ms | null;
  finishedAt: Ms | null;
};
export type AnalysisRow = Selectable<AnalysisTable>;

/** Makes an upload safe to repeat; kept for 30 days at least. */
export type UploadReceiptTable = {
  userId: Fixed<string>;
  idempotencyKey: Fixed<string>;
  /** SHA-256 of the bytes as they were sent, hex. */
  imageHash: Fixed<string>;
  analysisId: Fixed<string>;
  createdAt: Fixed<Ms>;
};

/** A browser that wants to be told of results, as long as the session in which it said so is open. */
export type PushSubscriptionTable = {
  /** Its address at the browser's push service. It belongs to one user at a time. */
  endpoint: Fixed<string>;
  userId: string;
  sessionId: string;
  /** The browser's public key and secret for the payload, base64url. */
  p256dh: string;
  auth: string;
  createdAt: Ms;
};

/** What a user was told of, until he clears it. */
export type NotificationTable = {
  id: Fixed<string>;
  userId: Fixed<string>;
  kind: Fixed<NotificationKind>;
  /** `NotificationEvent` */
  event: Fixed<JsonText>;
  /** The ticket or the analysis that it speaks of: to see that is to have seen this. */
  about: Fixed<string | null>;
  createdAt: Fixed<Ms>;
  /** Null: not seen yet. */
  readAt: Ms | null;
};

export type TicketTable = {
  id: Fixed<string>;
  userId: Fixed<string>;
  subject: Fixed<string>;
  category: Fixed<TicketCategory>;
  priority: Fixed<TicketPriority>;
  status: TicketStatus;
  /** The analysis that it is about. */
  analysisId: Fixed<string | null>;
  /** Made on the device: the same text sent twice is one ticket. */
  requestKey: Fixed<string | null>;
  createdAt: Fixed<Ms>;
  updatedAt: Ms;
  /** When its user last wrote. */
  askedAt: Ms;
  /** When support last answered; null: never. */
  answeredAt: Ms | null;
  /** Up to when its user has seen the answers. */
  seenAt: Ms;
  /** Last, so that what reads a list's columns need not step over it. */
  description: Fixed<string>;
};
export type TicketRow = Selectable<TicketTable>;

/** Words of a ticket's subject, folded: what administrators search by. Written with the ticket's row. */
export type TicketWordTable = { ticketId: Fixed<string>; word: Fixed<string> };

/** What was said on a ticket after its description. */
export type TicketMessageTable = {
  id: Fixed<string>;
  ticketId: Fixed<string>;
  /** Null: its user wrote it. */
  adminId: Fixed<string | null>;
  /** A note among admins. */
  isInternal: Fixed<Flag>;
  requestKey: Fixed<string | null>;
  createdAt: Fixed<Ms>;
  text: Fixed<string>;
};

/** Texts that admins keep ready for answers. */
export type CannedAnswerTable = { id: Fixed<string>; title: string; text: string; updatedAt: Ms };

/** Secrets made on first start, and whatever else the installation has to remember. */
export type SettingTable = { key: Fixed<string>; value: string };

/** Work that one of all processes does at a time, and when it was last done to its end. */
export type LeaseTable = {
  name: Fixed<string>;
  /** Null: free. */
  holder: string | null;
  heldUntil: Ms;
  doneAt: Ms | null;
};
