import { adminSessionCalls } from './calls/admin-session-calls.ts';
import { analysisCalls } from './calls/analysis-calls.ts';
import { authCalls } from './calls/auth-calls.ts';
import { configCalls } from './calls/config-calls.ts';
import { notificationCalls } from './calls/notification-calls.ts';
import { secondFactorCalls } from './calls/second-factor-calls.ts';
import { subscriptionCalls } from './calls/subscription-calls.ts';
import { supportCalls } from './calls/support-calls.ts';
import { userCalls } from './calls/user-calls.ts';

/** The calls of every user's app, with those that open and keep the sessions of both realms. */
export const appApi = {
  ...authCalls,
  ...adminSessionCalls,
  ...analysisCalls,
  ...subscriptionCalls,
  ...userCalls,
  ...secondFactorCalls,
  ...supportCalls,
  ...notificationCalls,
  ...configCalls,
} as const;
