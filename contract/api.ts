import { adminCalls } from './calls/admin-calls.ts';
import { adminTicketCalls } from './calls/admin-ticket-calls.ts';
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
  ...supportCalls,
  ...notificationCalls,
  ...configCalls,
} as const;

export type CallName = keyof typeof api;
