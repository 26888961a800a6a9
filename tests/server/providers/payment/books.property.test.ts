import fc from 'fast-check';
import { expect, test } from 'vitest';
import { days } from '#server/clock';
import {
  type Books,
  bookDue,
  emptyBooks,
  endSubscription,
  giveMonth,
  nextDue,
  openCheckout,
  setCancellation,
  setNextPlan,
  settleCheckout,
  settleRenewal,
} from '#server/providers/payment/books';

const planOf = (id: string, amount: number) => ({ id, name: id, amount, currency: 'USD' });
const plans = [planOf('PLN_basic', 999), planOf('PLN_pro', 2999)] as const;

const events = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 40 }) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('bank' as const), pays: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('cancel' as const), wanted: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('plan' as const), which: fc.constantFrom(0, 1) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('gift' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('end' as const) }) },
);

const reference = 'first';

function buy(now: number): Books {
  const books = emptyBooks();
  const urls = { successUrl: 'https://a.example', cancelUrl: 'https://a.example', origin: 'https://a.example' };
  const order = {
    checkoutId: 'one',
    customer: 'c',
    email: 'c@example.com',
    plan: plans[0],
    amount: 999,
    language: 'en',
  };
  openCheckout(books, { ...order, ...urls, language: 'en' }, { now, life: days(1) });
  const paid = { status: 'paid', reference, card: 'good', at: now } as const;
  settleCheckout(books, 'one', paid);
  settleCheckout(books, 'one', paid);
  return books;
}

test('whatever happens, no time is paid for twice, no more than one payment waits, and what has ended charges nobody', () => {
  const starts = fc.date({ min: new Date('2024-01-01'), max: new Date('2032-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(starts, fc.array(events, { maxLength: 40 }), (start, story) => {
      let now = start.getTime();
      let pays = true;
      let before = 0;
      const books = buy(now);
      for (const event of story) {
        const wasOver = books.subscriptions[0]?.endedAt !== null;
        if (event.kind === 'wait') now += days(event.days);
        else if (event.kind === 'bank') pays = event.pays;
        else if (event.kind === 'cancel') setCancellation(books, reference, event.wanted, now);
        else if (event.kind === 'plan') setNextPlan(books, reference, plans[event.which] ?? plans[0]);
        else if (event.kind === 'gift') giveMonth(books, reference, now);
        else endSubscription(books, reference, now);
        const due = bookDue(books, now);
        expect(bookDue(books, now)).toEqual(due);
        expect(due.length).toBeLessThanOrEqual(1);
        for (const payment of due) {
          settleRenewal(books, payment.reference, pays ? 'paid' : 'failed', now);
          settleRenewal(books, payment.reference, pays ? 'failed' : 'paid', now);
        }

        if (wasOver) expect(books.payments.length).toBe(before);
        before = books.payments.length;
        const charged = books.payments.filter(({ status, amount }) => status === 'paid' && amount > 0);
        for (const [index, { periodStart, periodEnd }] of charged.entries()) {
          expect(periodEnd).toBeGreaterThan(periodStart);
          expect(periodStart).toBeGreaterThanOrEqual(charged[index - 1]?.periodEnd ?? 0);
        }
        expect(new Set(books.payments.map((one) => one.reference)).size).toBe(books.payments.length);
        const next = nextDue(books);
        if (books.subscriptions[0]?.endedAt === null) expect(next).toBeGreaterThan(now);
        else expect(next).toBeNull();
      }
    }),
    {
      numRuns: 500,
      examples: [[new Date('2029-01-31'), [{ kind: 'wait', days: 28 }, { kind: 'gift' }, { kind: 'wait', days: 28 }]]],
    },
  );
});
