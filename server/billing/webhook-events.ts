import { hours, minutes, seconds } from '../clock.ts';
import type { WebhookEventRow } from '../db/billing-tables.ts';
import { newId } from '../new-id.ts';
import type { PaymentProvider, ProviderMessage } from '../providers/payment/payment-provider.ts';
import { findCustomerByReference } from './customer-queries.ts';
import { type BillingParts, syncCustomer } from './sync-customer.ts';
import { claimEvent, findEvent, insertEvent, updateEvent, waitingEvents } from './webhook-queries.ts';

/** A message that could not be worked on so often is given up; the nightly reconciliation finds what it told of. */
const maxAttempts = 12;

/** How long one server may work on a message, ms. */
const lease = minutes(2);

const pauseAfter = (attempts: number) => Math.min(seconds(5) * 2 ** attempts, hours(2));

/** Stores a message before anything is done about it. False: it was stored before. */
export const storeEvent = (
  { db, clock }: BillingParts,
  provider: PaymentProvider,
  { message, body }: { message: ProviderMessage; body: Buffer },
): Promise<boolean> =>
  insertEvent(db, {
    id: newId(clock),
    provider: provider.name,
    eventId: message.id,
    type: message.type,
    customer: message.customer,
    body: body.toString(),
    state: 'received',
    problem: null,
    notBefore: clock.now(),
    receivedAt: clock.now(),
    settledAt: null,
  });

/** Works on all messages that wait. Safe to run in several places at once. */
export async function workOnEvents(parts: BillingParts): Promise<void> {
  for (const id of await waitingEvents(parts.db, parts.clock.now())) await workOnEvent(parts, id);
}

async function workOnEvent(parts: BillingParts, id: string): Promise<void> {
  const { db, clock, log } = parts;
  const now = clock.now();
  const event = await claimEvent(db, id, { now, until: now + lease });
  if (!event) return;
  try {
    const ended = await actOn(parts, event);
    await updateEvent(db, id, { ...ended, settledAt: clock.now() });
    if (ended.state === 'ignored')
      log.info({ type: event.type, problem: ended.problem }, 'a payment message was ignored');
  } catch (error) {
    const isLast = event.attempts >= maxAttempts;
    log.error({ err: error, type: event.type, attempts: event.attempts }, 'a payment message could not be worked on');
    const problem = error instanceof Error ? error.message : String(error);
    const next = isLast
      ? { state: 'failed' as const, settledAt: now }
      : { notBefore: now + pauseAfter(event.attempts) };
    await updateEvent(db, id, { ...next, problem: problem.slice(0, 500) });
  }
}

async function actOn(parts: BillingParts, { provider, customer: reference }: WebhookEventRow) {
  if (reference === null) return { state: 'ignored', problem: 'It is about no customer' } as const;
  const customer = await findCustomerByReference(parts.db, provider, reference);
  if (!customer) return { state: 'ignored', problem: 'Its customer is not ours' } as const;
  await syncCustomer(parts, customer);
  return { state: 'processed', problem: null } as const;
}

/** Works on a stored message once more, whatever came of it before, and gives it as it then is; nothing when there is none with this id. */
export async function replayEvent(parts: BillingParts, id: string): Promise<WebhookEventRow | undefined> {
  const { db, clock } = parts;
  if (!(await findEvent(db, id))) return undefined;
  await updateEvent(db, id, { state: 'received', attempts: 0, notBefore: clock.now(), problem: null, settledAt: null });
  await workOnEvent(parts, id);
  return findEvent(db, id);
}
