import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { type Clock, days, hours } from '../../../clock.ts';
import type { BookKeeping } from '../book-keeping.ts';
import { bookedSubscriptions } from '../booked-subscriptions.ts';
import {
  type Books,
  bookDue,
  emptyBooks,
  openCheckout,
  refundPayment,
  settleCheckout,
  settleRenewal,
  stateOf,
} from '../books.ts';
import type { PaymentProvider, ProviderPayment } from '../payment-provider.ts';
import { PaystackRefusal, paystackApi, Transaction } from './paystack-api.ts';

type Options = {
  secretKey: string;
  apiBase?: string | undefined;
  keeping: BookKeeping;
  clock: Clock;
};

const Customer = z.object({ customer_code: z.string() });
/** A message about a refund names its customer by e-mail alone: the night finds what it tells of. */
const Messaged = Customer.partial();
const Page = z.object({ authorization_url: z.url() });
const Message = z.object({
  event: z.string(),
  data: z.object({ customer: Messaged.nullish() }).loose(),
});

/** How long a page that nobody has paid at is asked about, ms. */
const life = hours(24);

/** How long a payment is asked about that may be given back, by whom it was paid to or by the bank, ms. */
const refundable = days(120);

/** What Paystack calls a payment that will not change any more; all else is still on its way. */
const settledAs: Record<string, 'paid' | 'failed'> = {
  success: 'paid',
  failed: 'failed',
  reversed: 'failed',
};

/**
 * Paystack over its HTTP API. The first payment is a transaction on its page; renewals charge the card that was kept then
 * (`charge_authorization`), by our own books: a Paystack plan knows neither an amount of its own for a first payment nor another plan.
 */
export function paystackPayments({ secretKey, apiBase, keeping, clock }: Options): PaymentProvider {
  const call = paystackApi({ secretKey, apiBase });
  const booked = bookedSubscriptions(keeping, clock);

  /** The transaction of a reference; nothing when Paystack never heard of it. */
  async function verify(reference: string): Promise<Transaction | undefined> {
    try {
      return await call('GET', `/transaction/verify/${encodeURIComponent(reference)}`, Transaction);
    } catch (error) {
      if (error instanceof PaystackRefusal && (error.status === 404 || error.status === 400)) return undefined;
      throw error;
    }
  }

  /** Brings a customer's books up to what Paystack knows of the payments that are open in them. */
  async function catchUp(customer: string): Promise<void> {
    const books = await keeping.read(customer);
    if (!books) return;
    for (const { id, state, tries, expiresAt, amount, plan } of books.checkouts) {
      if (state === 'paid' || expiresAt + life < clock.now()) continue;
      const transaction = await verify(referenceOf(id));
      // Whatever was paid, it was not what the plan costs.
      if (transaction && (transaction.amount !== amount || transaction.currency !== plan.currency)) continue;
      const status = transaction && settledAs[transaction.status];
      // A refused card can be tried again on the same page, so that one refusal is told of and no more.
      if (!transaction || !status || (status === 'failed' && tries > 0)) continue;
      const reference = status === 'paid' ? referenceOf(id) : `${referenceOf(id)}-refused`;
      const card = cardOf(transaction);
      const at = transaction.paid_at ? Date.parse(transaction.paid_at) : clock.now();
      await keeping.change(customer, (mine) => settleCheckout(mine, id, { status, reference, card, at }));
    }
    for (const payment of books.payments) {
      const { status, amount, at } = payment;
      if (status === 'pending') await renew(customer, payment);
      else if (status === 'paid' && amount > 0 && at + refundable > clock.now()) await noteRefund(customer, payment);
    }
  }

  async function noteRefund(customer: string, { reference }: ProviderPayment) {
    const transaction = await verify(reference);
    if (transaction?.status === 'reversed') await keeping.change(customer, (mine) => refundPayment(mine, reference));
  }

  /** Charges a renewal that was written down, unless Paystack has it already. */
  async function renew(customer: string, { reference, amount, currency, subscription }: ProviderPayment) {
    const books = await keeping.read(customer);
    const card = books?.subscriptions.find((one) => one.reference === subscription)?.card;
    const known = (await verify(reference)) ?? (card ? await charge(card, { reference, amount, currency }) : undefined);
    const status = known ? settledAs[known.status] : 'failed';
    if (status) await keeping.change(customer, (mine) => settleRenewal(mine, reference, status, clock.now()));
  }

  async function charge(card: string, payment: { reference: string; amount: number; currency: string }) {
    const { authorization_code, email } = Card.parse(JSON.parse(card));
    try {
      return await call('POST', '/transaction/charge_authorization', Transaction, {
        ...payment,
        authorization_code,
        email,
      });
    } catch (error) {
      if (!(error instanceof PaystackRefusal) || error.status >= 500) throw error;
      // Another server was faster with this reference; else it is a card that Paystack will not charge at all, as good as refused.
      return verify(payment.reference);
    }
  }

  return {
    ...booked,
    name: 'paystack',

    async createCustomer({ email, fullName, userId }) {
      const { customer_code } = await call('POST', '/customer', Customer, {
        email,
        first_name: fullName,
        metadata: { userId },
      });
      await keeping.open(customer_code);
      return customer_code;
    },

    async openCheckout(order) {
      const { customer, checkoutId, email, plan, amount, successUrl, cancelUrl } = order;
      await keeping.change(customer, (books) => openCheckout(books, order, { now: clock.now(), life }));
      const { authorization_url: url } = await call('POST', '/transaction/initialize', Page, {
        email,
        amount,
        currency: plan.currency,
        reference: referenceOf(checkoutId),
        callback_url: successUrl,
        channels: ['card'],
        metadata: { checkoutId, planId: plan.id, cancel_action: cancelUrl },
      });
      return { reference: checkoutId, url };
    },

    async lookUp(customer) {
      await catchUp(customer);
      return stateOf((await keeping.read(customer)) ?? emptyBooks());
    },

    /** https://paystack.com/docs/payments/webhooks/: HMAC SHA-512 of the body under the secret key. Messages have no id of their own. */
    readMessage(body, headers) {
      const given = Buffer.from(String(headers['x-paystack-signature'] ?? ''), 'hex');
      const due = createHmac('sha512', secretKey).update(body).digest();
      if (given.length !== due.length || !timingSafeEqual(given, due)) return undefined;
      const { event, data } = Message.parse(JSON.parse(body.toString()));
      const id = createHash('sha256').update(body).digest('hex');
      return { id, type: event, customer: data.customer?.customer_code ?? null };
    },

    async chargeDue() {
      const now = clock.now();
      const due = await keeping.due(now);
      for (const customer of due) {
        await keeping.change(customer, (books: Books) => void bookDue(books, now));
      }
      return due;
    },
  };
}

const referenceOf = (checkoutId: string) => `wickwise-${checkoutId}`;

const Card = z.object({ authorization_code: z.string(), email: z.string() });

/** Empty when the card may not be charged again: its renewal counts as refused. */
const cardOf = ({ authorization, customer }: Transaction) =>
  authorization?.reusable && authorization.authorization_code
    ? JSON.stringify({ authorization_code: authorization.authorization_code, email: customer.email })
    : '';
