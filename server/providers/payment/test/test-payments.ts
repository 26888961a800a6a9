import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { apiBase } from '#contract/api-base';
import { type Clock, hours } from '../../../clock.ts';
import type { BookKeeping } from '../book-keeping.ts';
import { bookedSubscriptions } from '../booked-subscriptions.ts';
import {
  type BookedCheckout,
  type Books,
  bookDue,
  openCheckout,
  payableCheckout,
  settleCheckout,
  settleRenewal,
} from '../books.ts';
import type { PaymentProvider } from '../payment-provider.ts';

export const testSignatureHeader = 'x-wickwise-signature';

const life = hours(24);

/** What the visitor of the test checkout pays with: the second card refuses every renewal. */
export type TestCard = 'good' | 'declined-later';

export type TestMessage = { body: string; headers: Record<string, string> };

type Settlement = { status: 'paid' | 'failed'; card?: TestCard; tellAt?: number };

export type TestPayments = PaymentProvider & {
  /** Nothing when nobody can pay there any more. `id` is the key to its page. */
  findCheckout(id: string): Promise<BookedCheckout | undefined>;
  /** False when nobody can pay there any more. `tellAt`: when the server is to hear of it, ms. */
  settleCheckout(id: string, settlement: Settlement): Promise<boolean>;
  /** Hands over each message that is owed, signed; those that `post` says no to are owed on. */
  deliver(post: (message: TestMessage) => Promise<boolean>): Promise<void>;
};

const Message = z.object({ id: z.string(), type: z.string(), customer: z.string() });

/** A checkout's id at this provider is `<customer>.<ours>`: it is the key to its page, so the customer's name is random and secret. */
const partsOf = (id: string) => {
  const [customer = '', checkoutId = ''] = id.split('.');
  return { customer, checkoutId };
};

type Options = { keeping: BookKeeping; clock: Clock; key: Uint8Array };

/** The provider of installations that have none: its payment page is ours, clearly marked, and nobody is charged. */
export function testPayments({ keeping, clock, key }: Options): TestPayments {
  const sign = (body: string | Buffer) => createHmac('sha256', key).update(body).digest('hex');

  return {
    ...bookedSubscriptions(keeping, clock),
    name: 'test',

    async createCustomer() {
      const customer = randomBytes(18).toString('base64url');
      await keeping.open(customer);
      return customer;
    },

    async openCheckout(order) {
      const { customer, checkoutId, origin } = order;
      await keeping.change(customer, (books) => openCheckout(books, order, { now: clock.now(), life }));
      const reference = `${customer}.${checkoutId}`;
      return { reference, url: `${origin}${apiBase}/test-checkout/${reference}` };
    },

    readMessage(body, headers) {
      const given = Buffer.from(String(headers[testSignatureHeader] ?? ''));
      const due = Buffer.from(sign(body));
      if (given.length !== due.length || !timingSafeEqual(given, due)) return undefined;
      return Message.parse(JSON.parse(body.toString()));
    },

    async chargeDue() {
      const now = clock.now();
      for (const customer of await keeping.due(now)) {
        const settleAll = (books: Books) => {
          for (const { reference, subscription } of bookDue(books, now)) {
            const card = books.subscriptions.find((one) => one.reference === subscription)?.card;
            settleRenewal(books, reference, card === 'declined-later' ? 'failed' : 'paid', now);
          }
        };
        await keeping.change(customer, settleAll, { tellAt: now });
      }
      return [];
    },

    async findCheckout(id) {
      const { customer, checkoutId } = partsOf(id);
      const books = await keeping.read(customer);
      return books && payableCheckout(books, checkoutId, clock.now());
    },

    async settleCheckout(id, { status, card = 'good', tellAt = clock.now() }) {
      const { customer, checkoutId } = partsOf(id);
      const settle = (books: Books) => {
        const checkout = payableCheckout(books, checkoutId, clock.now());
        if (!checkout) return false;
        const reference = `test-${checkoutId}-${checkout.tries}`;
        settleCheckout(books, checkoutId, { status, reference, card, at: clock.now() });
        return true;
      };
      return (await keeping.change(customer, settle, { tellAt })) ?? false;
    },

    async deliver(post) {
      for (const owed of await keeping.untold(clock.now())) {
        const { customer } = owed;
        const body = JSON.stringify({ id: randomBytes(12).toString('base64url'), type: 'customer.changed', customer });
        const headers = { [testSignatureHeader]: sign(body), 'content-type': 'application/json' };
        if (await post({ body, headers })) await keeping.told(owed);
      }
    },
  };
}
