import * as z from 'zod/mini';
import {
  SubscriptionList,
  SubscriptionListQuery,
  TransactionExportQuery,
  TransactionList,
  TransactionQuery,
  WebhookEvent,
  WebhookList,
  WebhookQuery,
} from '../admin-billing.ts';
import { type Call, withData } from '../call.ts';
import { Id } from '../fields.ts';
import { Subscription } from '../subscription.ts';

const figures = ['/admin/users', '/admin/overview', '/admin/stats', '/admin/analytics', '/admin/audit-log'] as const;

export const adminBillingCalls = {
  adminListTransactions: {
    method: 'GET',
    path: '/admin/transactions',
    session: 'admin',
    summary: 'Payments, newest first',
    query: TransactionQuery,
    answer: withData(TransactionList),
  },
  adminExportTransactions: {
    method: 'GET',
    path: '/admin/transactions/export',
    session: 'admin',
    summary: 'The payments that search and filter leave, as CSV, oldest first',
    query: TransactionExportQuery,
    answer: 'file',
    cache: 'never',
  },
  adminListSubscriptions: {
    method: 'GET',
    path: '/admin/subscriptions',
    session: 'admin',
    summary: 'Subscriptions, newest first, with overview and pagination',
    query: SubscriptionListQuery,
    answer: withData(SubscriptionList),
  },
  adminActOnSubscription: {
    method: 'PATCH',
    path: '/admin/subscriptions/:id/:action',
    session: 'admin',
    summary: 'Renew or cancel an active subscription',
    params: z.object({ id: Id, action: z.enum(['renew', 'cancel']) }),
    answer: withData(Subscription),
    changes: ['/admin/subscriptions', '/admin/transactions', ...figures],
  },
  adminListWebhooks: {
    method: 'GET',
    path: '/admin/webhooks',
    session: 'admin',
    summary: 'What payment providers told us, newest first',
    query: WebhookQuery,
    answer: withData(WebhookList),
  },
  adminReplayWebhook: {
    method: 'POST',
    path: '/admin/webhooks/:id/replay',
    session: 'admin',
    summary: "Work through a provider's event again, as it came",
    params: z.object({ id: Id }),
    answer: withData(WebhookEvent),
    changes: ['/admin/webhooks', '/admin/subscriptions', '/admin/transactions', ...figures],
  },
} as const satisfies Record<string, Call>;
