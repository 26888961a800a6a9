import { adminBillingCalls } from './calls/admin-billing-calls.ts';
import { adminCalls } from './calls/admin-calls.ts';
import { adminRecordCalls } from './calls/admin-record-calls.ts';
import { adminTicketCalls } from './calls/admin-ticket-calls.ts';
import { adminUserCalls } from './calls/admin-user-calls.ts';
import { analysisCalls } from './calls/analysis-calls.ts';
import { authCalls } from './calls/auth-calls.ts';
import { configCalls } from './calls/config-calls.ts';
import { notificationCalls } from './calls/notification-calls.ts';
import { subscriptionCalls } from './calls/subscription-calls.ts';
import { supportCalls } from './calls/support-calls.ts';
import { userCalls } from './calls/user-calls.ts';

/** Where all calls live below the origin. */
export const apiBase = '/api';

/** Every call that crosses between the app and its backend. */
export const api = {
  ...authCalls,
  ...analysisCalls,
  ...subscriptionCalls,
  ...userCalls,
  ...adminCalls,
  ...adminTicketCalls,
  ...adminUserCalls,
  ...adminBillingCalls,
  ...adminRecordCalls,
  ...supportCalls,
  ...notificationCalls,
  ...configCalls,
} as const;

export type CallName = keyof typeof api;
