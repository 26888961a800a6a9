import type { Clock } from '../../clock.ts';
import type { BookKeeping } from './book-keeping.ts';
import {
  type Books,
  closeCheckout,
  emptyBooks,
  endSubscription,
  giveMonth,
  setCancellation,
  setNextPlan,
  stateOf,
} from './books.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** The part of a provider that follows from our own books of its subscriptions. */
export type BookedSubscriptions = Pick<
  PaymentProvider,
  'closeCheckout' | 'lookUp' | 'setCancellation' | 'setNextPlan' | 'giveMonth' | 'end'
>;

export function bookedSubscriptions(keeping: BookKeeping, clock: Clock): BookedSubscriptions {
  const change = async (customer: string, work: (books: Books) => void) => {
    await keeping.change(customer, work);
  };
  return {
    closeCheckout: ({ customer, reference }) =>
      change(customer, (books) => closeCheckout(books, reference.split('.').at(-1) ?? reference)),
    lookUp: async (customer) => stateOf((await keeping.read(customer)) ?? emptyBooks()),
    setCancellation: ({ customer, reference }, wanted) =>
      change(customer, (books) => setCancellation(books, reference, wanted, clock.now())),
    setNextPlan: ({ customer, reference }, plan) => change(customer, (books) => setNextPlan(books, reference, plan)),
    giveMonth: ({ customer, reference }) => change(customer, (books) => giveMonth(books, reference, clock.now())),
    end: ({ customer, reference }) => change(customer, (books) => endSubscription(books, reference, clock.now())),
  };
}
