import type { FastifyInstance } from 'fastify';
import { hours, seconds } from '../clock.ts';
import { type Repeating, repeat } from '../operation/repeat.ts';
import type { Parts } from '../parts.ts';
import { cancelForClosedAccounts } from './closed-accounts.ts';
import { findCustomerByReference } from './customer-queries.ts';
import { deliverTestMessages } from './deliver-test-messages.ts';
import { claimNight } from './queries.ts';
import { sendNotices } from './send-notices.ts';
import { reconcile, syncCustomer } from './sync-customer.ts';
import { workOnEvents } from './webhook-events.ts';

/** UTC; the hour in which the providers are asked for what no message told of. */
const nightHour = 3;

/** Takes what is due, works on messages that wait, and tells users of what came of it. Safe to run on several servers at once. */
export async function workOnBilling(parts: Parts, app: FastifyInstance): Promise<void> {
  const { db, payments } = parts;
  for (const { name, chargeDue } of payments.all) {
    for (const reference of (await chargeDue?.()) ?? []) {
      const customer = await findCustomerByReference(db, name, reference);
      if (customer) await syncCustomer(parts, customer);
    }
  }
  await deliverTestMessages(app, payments);
  await workOnEvents(parts);
  await sendNotices(parts);
}

/** Once a night, by one of the servers. */
export async function reconcileAtNight(parts: Parts): Promise<void> {
  const now = parts.clock.now();
  if (new Date(now).getUTCHours() < nightHour) return;
  if (!(await claimNight(parts.db, new Date(now).toISOString().slice(0, 10)))) return;
  await reconcile(parts);
}

export function startBilling(parts: Parts, app: FastifyInstance): Repeating {
  const { log } = parts;
  const work = repeat('billing', () => workOnBilling(parts, app), { every: seconds(5), log });
  const nights = repeat('reconciling payments', () => reconcileAtNight(parts), { every: hours(1), log });
  const closed = repeat('canceling for closed accounts', () => cancelForClosedAccounts(parts), {
    every: hours(1),
    log,
  });
  return {
    async stop() {
      await Promise.all([work, nights, closed].map(({ stop }) => stop()));
    },
  };
}
