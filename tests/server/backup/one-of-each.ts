import type { Insertable } from 'kysely';
import type { Db } from '#server/db/db';
import type { Database } from '#server/db/schema';
import { type TableName, tableNames } from '#server/db/tables';

type Rows = { [Name in TableName]: Insertable<Database[Name]>[] };

/** The same at every call: what is kept of a release is compared with it. */
const idOf = (number: number) => `019abcde-0000-7000-8000-${String(number).padStart(12, '0')}`;
const at = Date.UTC(2026, 10, 22, 3);
const day = 86_400_000;
const picture = '5e'.repeat(32);
const portrait = 'a7'.repeat(32);

const [ada, ben, owner, session, analysis, failed, subscription, payment, ticket] = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(
  idOf,
) as [string, string, string, string, string, string, string, string, string];

/** Awkward in all that a copy can spoil: quotes, line ends, emoji, other scripts, a backslash, what looks like a number or null. */
const awkward = 'O\'Brien "said" \\n\n\ttab, 図表 📈 ¿№? \u00a0\u2028 null 007 1e3 %_';

const user = { language: 'en', fullName: 'Ada Trader', createdAt: at - 40 * day, lastSeenAt: at } as const;
const chart = {
  userId: ada,
  language: 'ja',
  imageHash: picture,
  imageType: 'image/png',
  imageBytes: 2_147_483_647,
  imageWidth: 1280,
  imageHeight: 720,
  notBefore: at,
  createdAt: at,
} as const;

/** Rows of every table, so that none can be forgotten by what copies, moves or migrates them. */
export const oneOfEach: Rows = {
  settings: [{ key: 'token-key', value: 'c2VjcmV0LWtleS1vZi10aGlzLWluc3RhbGxhdGlvbg' }],
  leases: [{ name: 'retention-day', holder: null, heldUntil: 0, doneAt: at }],
  rateLimits: [
    { key: 'login-account:ada@example.com', points: 2, expiresAt: at + 60_000 },
    { key: 'known:for-ever', points: 0, expiresAt: null },
  ],
  dailyFigures: [{ figure: 'image-bytes', day: '2026-11-21', label: '', value: 9_007_199_254_740_991 }],
  auditLog: [
    {
      id: idOf(20),
      createdAt: at,
      action: 'user-edited',
      adminId: owner,
      adminEmail: 'owner@example.com',
      subjectKind: 'user',
      subjectId: ada,
      reason: awkward,
      stateBefore: JSON.stringify({ fullName: 'Ada' }),
      stateAfter: JSON.stringify({ fullName: awkward }),
      ip: '203.0.113.7',
      device: 'Firefox',
    },
  ],
  plans: [],
  users: [
    {
      ...user,
      id: ada,
      email: 'ada@example.com',
      emailVerifiedAt: at,
      passwordHash: '$argon2id$v=19$m=64,t=1,p=1$c2FsdA$aGFzaA',
      googleSubject: '1234567890',
      profilePicture: portrait,
      notifyByPush: 1,
      deactivatedAt: null,
      eraseAt: null,
      samplesEndedAt: at,
    },
    {
      ...user,
      id: ben,
      email: `${ben}@erased.invalid`,
      emailVerifiedAt: null,
      fullName: awkward,
      passwordHash: null,
      googleSubject: null,
      profilePicture: null,
      notifyByEmail: 0,
      deactivatedAt: at - 31 * day,
      eraseAt: null,
      samplesEndedAt: null,
      erasedAt: at,
    },
  ],
  admins: [
    {
      id: owner,
      email: 'owner@example.com',
      fullName: 'The Owner',
      role: 'owner',
      passwordHash: '$argon2id$v=19$m=64,t=1,p=1$c2FsdA$aGFzaA',
      createdAt: at - 50 * day,
      deactivatedAt: null,
    },
  ],
  userWords: [
    { userId: ada, word: 'ada' },
    { userId: ada, word: '図表' },
  ],
  sessions: [
    {
      id: session,
      realm: 'user',
      accountId: ada,
      device: 'Safari on an iPhone',
      createdAt: at,
      lastUsedAt: at,
      expiresAt: at + 30 * day,
      endedAt: null,
      endReason: null,
    },
  ],
  refreshTokens: [
    { hash: 'first', sessionId: session, issuedAt: at, replacedAt: at + 1 },
    { hash: 'second', sessionId: session, issuedAt: at + 1, replacedAt: null },
  ],
  oneTimeCodes: [
    {
      id: idOf(21),
      userId: ada,
      codeHash: 'hash',
      linkHash: 'link',
      createdAt: at,
      expiresAt: at + 600_000,
      tries: 4,
      usedAt: null,
    },
  ],
  secondFactors: [
    { realm: 'admin', accountId: owner, secret: 'sealed', lastStep: 59_800_000, createdAt: at, confirmedAt: at },
    { realm: 'user', accountId: ada, secret: 'begun', createdAt: at, confirmedAt: null },
  ],
  recoveryCodes: [{ realm: 'admin', accountId: owner, position: 0, codeHash: 'hash' }],
  loginChallenges: [
    { realm: 'admin', accountId: owner, hash: 'hash', createdAt: at, expiresAt: at + 300_000, tries: 4 },
  ],
  analysisAccesses: [{ id: idOf(22), adminId: owner, userId: ada, createdAt: at, expiresAt: at + 3_600_000 }],
  customers: [{ userId: ada, provider: 'stripe', reference: 'cus_1', revision: 7, createdAt: at }],
  subscriptions: [
    {
      id: subscription,
      userId: ada,
      planId: 'PLN_pro',
      status: 'active',
      paymentProvider: 'stripe',
      providerReference: 'sub_1',
      createdAt: at,
      currentPeriodStart: at,
      currentPeriodEnd: at + 30 * day,
      canceledAt: null,
      pastDueSince: null,
      pendingPlanId: 'PLN_basic',
      endedAt: null,
    },
  ],
  checkouts: [
    {
      id: idOf(23),
      userId: ada,
      planId: 'PLN_pro',
      provider: 'stripe',
      state: 'paid',
      reference: 'cs_1',
      createdAt: at,
      settledAt: at,
    },
  ],
  payments: [
    {
      id: payment,
      userId: ada,
      subscriptionId: subscription,
      planId: 'PLN_pro',
      provider: 'stripe',
      reference: 'in_1',
      amount: 2999,
      currency: 'USD',
      status: 'paid',
      periodStart: at,
      periodEnd: at + 30 * day,
      receiptNumber: '2026-000017',
      createdAt: at,
      paidAt: at,
    },
  ],
  receiptCounters: [{ year: 2026, lastNumber: 17 }],
  webhookEvents: [
    {
      id: idOf(24),
      provider: 'stripe',
      eventId: 'evt_1',
      type: 'invoice.paid',
      customer: 'cus_1',
      body: JSON.stringify({ id: 'evt_1', note: awkward }),
      state: 'processed',
      problem: null,
      notBefore: at,
      receivedAt: at,
      settledAt: at,
    },
  ],
  billingNotices: [
    {
      id: idOf(25),
      userId: ada,
      kind: 'renewed',
      about: 'in_1',
      details: '{"plan":"Pro"}',
      createdAt: at,
      sentAt: null,
    },
  ],
  billingBooks: [{ provider: 'test', customer: 'tst_1', books: '{"due":[]}', dueAt: null, tellAt: at }],
  analyses: [
    {
      ...chart,
      id: analysis,
      strategy: 'price_action',
      state: 'done',
      attempts: 1,
      leaseUntil: null,
      leaseToken: 1,
      analysis: `# 分析\n\n${awkward}`,
      quality: JSON.stringify({ confidence: 0.9 }),
      overlay: '[]',
      outlook: '{"decimals":2}',
      reading: JSON.stringify({ candles: Array.from({ length: 80 }, (_, n) => ({ n, close: 1.1 + n / 10_000 })) }),
      words: ' 分析 trend ',
      failureCode: null,
      failureMessage: null,
      direction: 'up',
      deletedAt: null,
      startedAt: at + 1,
      finishedAt: at + 2,
    },
    {
      ...chart,
      id: failed,
      strategy: 'rsi_strategy',
      state: 'failed',
      analysis: null,
      quality: null,
      overlay: null,
      outlook: null,
      reading: null,
      failureCode: 'not-a-chart',
      failureMessage: awkward,
      direction: null,
      deletedAt: null,
      leaseUntil: null,
      startedAt: at,
      finishedAt: at,
    },
  ],
  uploadReceipts: [{ userId: ada, idempotencyKey: idOf(26), imageHash: picture, analysisId: analysis, createdAt: at }],
  creditLedger: [
    {
      id: idOf(27),
      userId: ada,
      analysisId: null,
      kind: 'grant',
      amount: 200,
      period: '2026-11',
      cause: 'plan',
      createdAt: at,
    },
    {
      id: idOf(28),
      userId: ada,
      analysisId: analysis,
      kind: 'use',
      amount: 1,
      period: '2026-11',
      cause: null,
      createdAt: at,
    },
    {
      id: idOf(29),
      userId: ada,
      analysisId: failed,
      kind: 'use',
      amount: 1,
      period: '2026-11',
      cause: null,
      createdAt: at,
    },
    {
      id: idOf(30),
      userId: ada,
      analysisId: failed,
      kind: 'return',
      amount: 1,
      period: '2026-11',
      cause: null,
      createdAt: at,
    },
  ],
  pushSubscriptions: [
    {
      endpoint: 'https://push.example/1',
      userId: ada,
      sessionId: session,
      p256dh: 'key',
      auth: 'secret',
      createdAt: at,
    },
  ],
  notifications: [
    {
      id: idOf(31),
      userId: ada,
      kind: 'ticket-answered',
      event: JSON.stringify({ type: 'ticket-answered', subject: awkward }),
      about: ticket,
      createdAt: at,
      readAt: null,
    },
  ],
  tickets: [
    {
      id: ticket,
      userId: ada,
      subject: awkward,
      category: 'Billing',
      priority: 'high',
      status: 'in_progress',
      analysisId: analysis,
      requestKey: idOf(32),
      createdAt: at,
      updatedAt: at,
      askedAt: at,
      answeredAt: at,
      seenAt: at,
      description: awkward.repeat(20),
    },
  ],
  ticketWords: [{ ticketId: ticket, word: "o'brien" }],
  ticketMessages: [
    {
      id: idOf(33),
      ticketId: ticket,
      adminId: owner,
      isInternal: 0,
      requestKey: null,
      createdAt: at,
      text: 'An answer',
    },
    {
      id: idOf(34),
      ticketId: ticket,
      adminId: null,
      isInternal: 0,
      requestKey: idOf(35),
      createdAt: at,
      text: awkward,
    },
  ],
  cannedAnswers: [{ id: idOf(36), title: 'Thanks', text: awkward, updatedAt: at }],
};

/** Into a database of which nothing but its migrations was heard. Plans are there already. */
export async function insertOneOfEach(db: Db): Promise<void> {
  for (const name of tableNames) {
    const rows: object[] = oneOfEach[name];
    for (const row of rows)
      await db
        .insertInto(name)
        .values(row as never)
        .execute();
  }
}
