import type { Db } from '../db/db.ts';

const pageOfAnalyses = 50;

/** The analyses of a user, oldest first, some at a time, so that thousands of them don't lie in memory together. */
export async function* analysesOf(db: Db, userId: string) {
  let after = '';
  for (;;) {
    const page = await db
      .selectFrom('analyses')
      .select(['id', 'strategy', 'language', 'state', 'imageHash', 'imageType', 'analysis', 'quality', 'overlay'])
      .select(['outlook', 'direction', 'failureCode', 'failureMessage', 'createdAt', 'finishedAt'])
      .where('userId', '=', userId)
      .where('deletedAt', 'is', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageOfAnalyses)
      .execute();
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < pageOfAnalyses) return;
    after = last.id;
  }
}

/** What else is kept about a user, a list for each file of his export. What is only a key or a hash stays out. */
export async function recordsOf(db: Db, userId: string) {
  return {
    subscriptions: await db
      .selectFrom('subscriptions')
      .select(['id', 'planId', 'status', 'createdAt', 'currentPeriodStart', 'currentPeriodEnd', 'canceledAt'])
      .where('userId', '=', userId)
      .execute(),
    payments: await db.selectFrom('payments').selectAll().where('userId', '=', userId).execute(),
    credits: await db.selectFrom('creditLedger').selectAll().where('userId', '=', userId).execute(),
    notifications: await db
      .selectFrom('notifications')
      .select(['id', 'kind', 'event', 'createdAt', 'readAt'])
      .where('userId', '=', userId)
      .execute(),
    sessions: await db
      .selectFrom('sessions')
      .select(['device', 'createdAt', 'lastUsedAt', 'endedAt'])
      .where('accountId', '=', userId)
      .where('realm', '=', 'user')
      .execute(),
    tickets: await db
      .selectFrom('tickets')
      .select(['id', 'subject', 'category', 'priority', 'status', 'description', 'createdAt'])
      .where('userId', '=', userId)
      .execute(),
    'ticket-messages': await db
      .selectFrom('ticketMessages')
      .innerJoin('tickets', 'tickets.id', 'ticketMessages.ticketId')
      .select(['ticketMessages.ticketId', 'ticketMessages.createdAt', 'ticketMessages.text'])
      .select(({ eb }) => eb('ticketMessages.adminId', 'is not', null).as('fromSupport'))
      .where('tickets.userId', '=', userId)
      // Notes of the house among themselves.
      .where('ticketMessages.isInternal', '=', 0)
      .execute(),
  };
}
