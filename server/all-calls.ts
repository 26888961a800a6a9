import { authCalls } from './accounts/auth-calls.ts';
import { googleCalls } from './accounts/google-calls.ts';
import { passwordCalls } from './accounts/password-calls.ts';
import { userCalls } from './accounts/user-calls.ts';
import { adminCalls } from './admin/admin-calls.ts';
import { adminAccountCalls } from './admin/admins/admin-account-calls.ts';
import { auditCalls } from './admin/audit/audit-calls.ts';
import { figureCalls } from './admin/figures/figure-calls.ts';
import { adminSubscriptionCalls } from './admin/money/subscription-calls.ts';
import { transactionCalls } from './admin/money/transaction-calls.ts';
import { adminWebhookCalls } from './admin/money/webhook-calls.ts';
import { systemCalls } from './admin/system/system-calls.ts';
import { adminUserCalls } from './admin/users/admin-user-calls.ts';
import { analysisCalls } from './analyses/analysis-calls.ts';
import { checkoutCalls } from './billing/checkout-calls.ts';
import { paymentCalls } from './billing/payment-calls.ts';
import { subscriptionCalls } from './billing/subscription-calls.ts';
import type { Handlers } from './http/handler.ts';
import { notificationCalls } from './notifications/notification-calls.ts';
import { pushCalls } from './notifications/push-calls.ts';
import type { Parts } from './parts.ts';
import { configCalls } from './public-config.ts';
import { adminSecondFactorCalls } from './second-factor/admin-second-factor-calls.ts';
import { secondFactorCalls } from './second-factor/second-factor-calls.ts';
import { sessionCalls } from './sessions/session-calls.ts';
import { adminTicketCalls } from './support/admin-ticket-calls.ts';
import { cannedAnswerCalls } from './support/canned-answer-calls.ts';
import { ticketCalls } from './support/ticket-calls.ts';

/**
 * Every call that this server answers; calls of the contract that are missing here are missing from its document too.
 * `stopping` is aborted when the server stops, which ends all waits.
 */
export const allCalls = (parts: Parts, stopping: AbortSignal): Partial<Handlers> => ({
  ...authCalls(parts),
  ...passwordCalls(parts),
  ...googleCalls(parts),
  ...userCalls(parts),
  ...sessionCalls(parts),
  ...secondFactorCalls(parts),
  ...adminCalls(parts),
  ...adminAccountCalls(parts),
  ...adminSecondFactorCalls(parts),
  ...adminUserCalls(parts),
  ...figureCalls(parts),
  ...auditCalls(parts),
  ...systemCalls(parts),
  ...adminSubscriptionCalls(parts),
  ...transactionCalls(parts),
  ...adminWebhookCalls(parts),
  ...analysisCalls(parts, { stopping }),
  ...subscriptionCalls(parts),
  ...ticketCalls(parts),
  ...adminTicketCalls(parts),
  ...cannedAnswerCalls(parts),
  ...notificationCalls(parts),
  ...checkoutCalls(parts),
  ...paymentCalls(parts),
  ...pushCalls(parts),
  ...configCalls(parts),
});
