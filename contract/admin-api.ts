import { adminBillingCalls } from './calls/admin-billing-calls.ts';
import { adminCalls } from './calls/admin-calls.ts';
import { adminRecordCalls } from './calls/admin-record-calls.ts';
import { adminSecondFactorCalls } from './calls/admin-second-factor-calls.ts';
import { adminTicketCalls } from './calls/admin-ticket-calls.ts';
import { adminUserCalls } from './calls/admin-user-calls.ts';

/** The calls of the admin's screens: apart, so that a trader's device never loads their shapes. */
export const adminApi = {
  ...adminCalls,
  ...adminUserCalls,
  ...adminBillingCalls,
  ...adminTicketCalls,
  ...adminRecordCalls,
  ...adminSecondFactorCalls,
} as const;
