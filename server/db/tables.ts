import type { Database } from './schema.ts';

export type TableName = keyof Database;

/** Every table with its primary key, in camelCase; a table comes after those that it refers to. */
export const tableKeys = {
  settings: ['key'],
  leases: ['name'],
  rateLimits: ['key'],
  dailyFigures: ['figure', 'day', 'label'],
  auditLog: ['id'],
  plans: ['id'],
  users: ['id'],
  admins: ['id'],
  userWords: ['userId', 'word'],
  sessions: ['id'],
  refreshTokens: ['hash'],
  oneTimeCodes: ['id'],
  secondFactors: ['realm', 'accountId'],
  recoveryCodes: ['realm', 'accountId', 'position'],
  loginChallenges: ['hash'],
  analysisAccesses: ['id'],
  customers: ['userId', 'provider'],
  subscriptions: ['id'],
  checkouts: ['id'],
  payments: ['id'],
  receiptCounters: ['year'],
  webhookEvents: ['id'],
  billingNotices: ['id'],
  billingBooks: ['provider', 'customer'],
  analyses: ['id'],
  uploadReceipts: ['userId', 'idempotencyKey'],
  creditLedger: ['id'],
  pushSubscriptions: ['endpoint'],
  notifications: ['id'],
  tickets: ['id'],
  ticketWords: ['ticketId', 'word'],
  ticketMessages: ['id'],
  cannedAnswers: ['id'],
} as const satisfies { [Name in TableName]: readonly (keyof Database[Name])[] };

export const tableNames = Object.keys(tableKeys) as TableName[];
