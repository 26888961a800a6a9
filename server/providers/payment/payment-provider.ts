import type { IncomingHttpHeaders } from 'node:http';
import type { Language } from '#contract/language';
import type { PaymentProviderName, PaymentStatus } from '#contract/subscription';

/** A plan as a provider needs it. `amount` in hundredths of `currency`. */
export type PricedPlan = { id: string; name: string; amount: number; currency: string };

/** A visit to the payment page. `amount` is what is due now, at most the plan's. */
export type CheckoutOrder = {
  /** Ours. */
  checkoutId: string;
  customer: string;
  email: string;
  plan: PricedPlan;
  amount: number;
  successUrl: string;
  cancelUrl: string;
  language: Language;
  /** Where this server is reached by the browser that pays. */
  origin: string;
};

export type ProviderSubscription = {
  reference: string;
  /** The plan that is billed next. */
  planId: string;
  cancelAtPeriodEnd: boolean;
  /** ms; null: paid up. */
  pastDueSince: number | null;
  /** ms; null: it goes on. */
  endedAt: number | null;
  createdAt: number;
};

export type ProviderPayment = {
  reference: string;
  subscription: string;
  /** Our checkout that it came from; null for a renewal. */
  checkoutId: string | null;
  planId: string;
  /** Hundredths. */
  amount: number;
  currency: string;
  status: PaymentStatus;
  /** ms */
  at: number;
  periodStart: number;
  periodEnd: number;
};

/** All that a provider knows of one customer, as of the moment of asking. */
export type CustomerState = { subscriptions: ProviderSubscription[]; payments: ProviderPayment[] };

/** A message that carries a good signature. `customer` is null when it is about nobody's subscription. */
export type ProviderMessage = { id: string; type: string; customer: string | null };

export type SubscriptionAt = { customer: string; reference: string };

/**
 * Takes money for plans. Methods throw when the provider does not answer or says no to what should have worked. What came of a
 * checkout or a change is not in any answer: it is in `lookUp`, to which messages are only the hint.
 */
export type PaymentProvider = {
  name: PaymentProviderName;
  /** The provider's id of a new customer. */
  createCustomer(person: { userId: string; email: string; fullName: string }): Promise<string>;
  /** A page where the customer pays, and the provider's id of it. */
  openCheckout(order: CheckoutOrder): Promise<{ reference: string; url: string }>;
  /** Nobody can pay there any more. Nothing happens when it is over already. */
  closeCheckout(checkout: { customer: string; reference: string }): Promise<void>;
  lookUp(customer: string): Promise<CustomerState>;
  setCancellation(subscription: SubscriptionAt, cancelAtPeriodEnd: boolean): Promise<void>;
  /** From the next period on. */
  setNextPlan(subscription: SubscriptionAt, plan: PricedPlan): Promise<void>;
  /** A new period from now on that nobody pays for. */
  giveMonth(subscription: SubscriptionAt): Promise<void>;
  /** Ends it at once; nothing is paid back. */
  end(subscription: SubscriptionAt): Promise<void>;
  /** Nothing when the signature is not the provider's. `body` is what came, byte by byte. */
  readMessage(body: Buffer, headers: IncomingHttpHeaders): ProviderMessage | undefined;
  /** Takes the payments that are due, where the provider does not do so by itself. Gives the customers whose state changed. */
  chargeDue?(): Promise<string[]>;
};
