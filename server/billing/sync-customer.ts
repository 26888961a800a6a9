import type { CustomerRow } from '../db/billing-tables.ts';
import { inTransaction } from '../db/db.ts';
import type { Parts } from '../parts.ts';
import { applyState } from './apply-state.ts';
import { claimRevision, findCustomer, listCustomers, markEnded, runningSubscriptions } from './customer-queries.ts';

export type BillingParts = Pick<Parts, 'db' | 'engine' | 'clock' | 'log' | 'payments'>;

type Who = Pick<CustomerRow, 'userId' | 'provider'>;

/**
 * Asks the provider what it knows of a customer and takes it over. The order in which messages come, and how often, is of no matter: each
 * only brings us here. Throws when the provider does not answer.
 */
export async function syncCustomer(parts: BillingParts, who: Who): Promise<void> {
  const { db, clock, payments } = parts;
  const provider = payments.find(who.provider);
  let isDone = false;
  while (!isDone) {
    const customer = await findCustomer(db, who.userId, who.provider);
    if (!provider || !customer) return;
    const state = await provider.lookUp(customer.reference);
    isDone = await inTransaction(db, async (tx) => {
      if (!(await claimRevision(tx, customer))) return false;
      await applyState(tx, clock, customer, state);
      return true;
    });
  }
  await endSuperseded(parts, who.userId);
}

/** Of two plans that go on, the later one was meant: the other is ended at its provider too, so that nobody pays twice. */
async function endSuperseded({ db, clock, payments }: BillingParts, userId: string): Promise<void> {
  const [, ...older] = await runningSubscriptions(db, userId);
  for (const { id, paymentProvider, providerReference: reference } of older) {
    const provider = payments.all.find(({ name }) => name === paymentProvider);
    const customer = provider && (await findCustomer(db, userId, provider.name));
    if (customer && reference) await provider.end({ customer: customer.reference, reference });
    await markEnded(db, id, clock.now());
  }
}

/** Asks after every customer, for what no message ever told of. One that fails keeps no other from it. Gives the number that failed. */
export async function reconcile(parts: BillingParts): Promise<number> {
  let failed = 0;
  for (const customer of await listCustomers(parts.db)) {
    try {
      await syncCustomer(parts, customer);
    } catch (error) {
      failed++;
      parts.log.error({ err: error, provider: customer.provider }, 'a customer could not be reconciled');
    }
  }
  return failed;
}
