import * as z from 'zod/mini';
import { type Call, messageOnly, withData } from '../call.ts';
import { success } from '../envelope.ts';
import { Id } from '../fields.ts';
import {
  CheckoutAnswer,
  CheckoutRequest,
  CheckoutState,
  Credits,
  CurrentSubscription,
  Payment,
  PaystackCheckoutRequest,
  PlanChange,
  PlanOffer,
  ProductCheckoutRequest,
  UsageStats,
} from '../subscription.ts';

/** Whatever tells of plans, credits and payments. */
const changes = ['/subscriptions', '/users/profile'] as const;

const id = z.object({ id: Id });

export const subscriptionCalls = {
  createCheckout: {
    method: 'POST',
    path: '/subscriptions/create-checkout-session',
    session: 'user',
    summary: 'Begin a checkout for a price',
    body: CheckoutRequest,
    answer: success(CheckoutAnswer),
    changes,
  },
  currentSubscription: {
    method: 'GET',
    path: '/subscriptions/current',
    session: 'user',
    summary: "The caller's subscription",
    answer: withData(CurrentSubscription),
  },
  listPlans: {
    method: 'GET',
    path: '/subscriptions/stripe/plans',
    session: 'user',
    summary: 'All plans, and the one that the caller has',
    answer: withData(PlanOffer),
  },
  credits: {
    method: 'GET',
    path: '/subscriptions/credits',
    session: 'user',
    summary: 'Credits used and granted in this period',
    answer: withData(Credits),
  },
  cancelSubscription: {
    method: 'GET',
    path: '/subscriptions/stripe/cancel-subscription',
    session: 'user',
    summary: 'Cancel the subscription at the end of its period: a GET that acts, safe to repeat',
    answer: messageOnly,
    cache: 'never',
    changes,
  },
  usageStats: {
    method: 'GET',
    path: '/subscriptions/usage-stats',
    session: 'user',
    summary: 'Plan, credits and analyses of the caller',
    answer: withData(UsageStats),
  },
  initializePaystack: {
    method: 'POST',
    path: '/subscriptions/paystack/initialize',
    session: 'user',
    summary: 'Begin a Paystack checkout',
    body: PaystackCheckoutRequest,
    answer: success(CheckoutAnswer),
    changes,
  },
  createProductCheckout: {
    method: 'POST',
    path: '/subscriptions/stripe/create-checkout-session',
    session: 'user',
    summary: "Begin a checkout for a plan's product",
    body: ProductCheckoutRequest,
    answer: success(CheckoutAnswer),
    changes,
  },
  previewPlanChange: {
    method: 'GET',
    path: '/subscriptions/plan-change',
    session: 'user',
    summary: 'What choosing a plan would cost now, and when it would begin',
    query: z.object({ planId: z.string() }),
    answer: withData(PlanChange),
    cache: 'never',
  },
  confirmCheckout: {
    method: 'POST',
    path: '/subscriptions/checkouts/:id/confirm',
    session: 'user',
    summary: 'Ask the payment provider whether a checkout was paid, without waiting for its message',
    params: id,
    answer: withData(CheckoutState),
    changes,
  },
  resumeSubscription: {
    method: 'POST',
    path: '/subscriptions/resume',
    session: 'user',
    summary: 'Take back a cancellation, or a switch that has not begun yet',
    answer: messageOnly,
    changes,
  },
  listPayments: {
    method: 'GET',
    path: '/subscriptions/payments',
    session: 'user',
    summary: "The caller's payments, newest first",
    answer: withData(z.object({ payments: z.array(Payment) })),
  },
  paymentReceipt: {
    method: 'GET',
    path: '/subscriptions/payments/:id/receipt',
    session: 'user',
    summary: 'The receipt of a payment as PDF',
    params: id,
    answer: 'file',
    cache: 'never',
  },
} as const satisfies Record<string, Call>;
