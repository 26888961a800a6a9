import * as z from 'zod/mini';
import { type Call, messageOnly, withData } from '../call.ts';
import { success } from '../envelope.ts';
import {
  CheckoutRequest,
  Credits,
  PaystackCheckoutRequest,
  PlanOffer,
  ProductCheckoutRequest,
  Subscription,
  UsageStats,
} from '../subscription.ts';

export const subscriptionCalls = {
  createCheckout: {
    method: 'POST',
    path: '/subscriptions/create-checkout-session',
    session: 'user',
    summary: 'Begin a checkout for a price',
    body: CheckoutRequest,
    answer: success({ url: z.string() }),
  },
  currentSubscription: {
    method: 'GET',
    path: '/subscriptions/current',
    session: 'user',
    summary: "The caller's subscription",
    answer: withData(Subscription),
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
    changes: ['/subscriptions', '/users/profile'],
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
    answer: success({ url: z.string() }),
  },
  createProductCheckout: {
    method: 'POST',
    path: '/subscriptions/stripe/create-checkout-session',
    session: 'user',
    summary: "Begin a checkout for a plan's product",
    body: ProductCheckoutRequest,
    answer: success({ url: z.string() }),
  },
} as const satisfies Record<string, Call>;
