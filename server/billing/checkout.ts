import { failure, type Outcome } from '#engine/outcome';
import type { CustomerRow, PlanRow } from '../db/billing-tables.ts';
import type { UserRow } from '../db/schema.ts';
import { type Refusal, refuse } from '../http/refusal.ts';
import { newId } from '../new-id.ts';
import type { Parts } from '../parts.ts';
import type { PaymentProvider } from '../providers/payment/payment-provider.ts';
import { takePoints } from '../rate-limits/rate-limiter.ts';
import { askProvider } from './ask-provider.ts';
import { findCustomer, insertCheckout, insertCustomer, pendingCheckouts, updateCheckout } from './customer-queries.ts';
import { type Change, changeTo } from './plan-change.ts';
import { syncCustomer } from './sync-customer.ts';

export type Wanted = {
  plan: PlanRow | undefined;
  provider: PaymentProvider;
  successUrl: string;
  cancelUrl: string;
  /** Where this server is reached by the browser that asks. */
  origin: string;
};

type Way = { url: string; checkoutId: string | null };

/** The way to a plan: to a payment page, or straight back where a cheaper plan waits for the end of the period. */
export async function beginCheckout(parts: Parts, user: UserRow, wanted: Wanted): Promise<Outcome<Way, Refusal>> {
  const { plan } = wanted;
  if (!plan || plan.amount === 0) return failure(refuse('unknown-plan'));
  const limited = await takePoints(parts, { 'checkout-account': user.id });
  if (limited) return failure(limited);
  const change = await changeTo(parts.db, user.id, plan, parts.clock.now());
  if (change.kind === 'none') return failure(refuse('plan-is-current'));
  return askProvider(parts, () =>
    change.kind === 'downgrade'
      ? planDowngrade(parts, { ...wanted, plan }, change)
      : openPage(parts, user, wanted, { plan, change }),
  );
}

async function planDowngrade(
  parts: Parts,
  { plan, successUrl }: Wanted & { plan: PlanRow },
  { current }: Change,
): Promise<Way> {
  const provider = parts.payments.all.find(({ name }) => name === current?.paymentProvider);
  const customer = provider && current && (await findCustomer(parts.db, current.userId, provider.name));
  if (!customer || !current?.providerReference)
    throw new Error('the provider of a subscription is not set up any more');
  const at = { customer: customer.reference, reference: current.providerReference };
  if (current.status === 'canceled') await provider.setCancellation(at, false);
  await provider.setNextPlan(at, plan);
  await syncCustomer(parts, customer);
  return { url: withQuery(successUrl, { switched: plan.id }), checkoutId: null };
}

async function openPage(
  parts: Parts,
  user: UserRow,
  { provider, successUrl, cancelUrl, origin }: Wanted,
  { plan, change }: { plan: PlanRow; change: Change },
): Promise<Way> {
  const { db, clock } = parts;
  const customer = await ensureCustomer(parts, user, provider);
  await closeOthers(parts, user.id);
  const checkoutId = newId(clock);
  const row = { id: checkoutId, userId: user.id, planId: plan.id, provider: provider.name, createdAt: clock.now() };
  // Before the page is there: whoever pays on it must be known, whatever happens to us meanwhile.
  await insertCheckout(db, { ...row, state: 'pending', reference: null, settledAt: null });
  const { reference, url } = await provider.openCheckout({
    checkoutId,
    customer: customer.reference,
    email: user.email,
    language: user.language,
    plan,
    amount: change.amountDue,
    successUrl: withQuery(successUrl, { checkout: checkoutId }),
    cancelUrl: withQuery(cancelUrl, { checkout: checkoutId, left: '1' }),
    origin,
  });
  await updateCheckout(db, checkoutId, { reference });
  return { url, checkoutId };
}

async function ensureCustomer({ db, clock }: Parts, user: UserRow, provider: PaymentProvider): Promise<CustomerRow> {
  const known = await findCustomer(db, user.id, provider.name);
  if (known) return known;
  const { id: userId, email, fullName } = user;
  const reference = await provider.createCustomer({ userId, email, fullName });
  await insertCustomer(db, { userId, provider: provider.name, reference, createdAt: clock.now() });
  // Two requests at once: both go on with the customer that was kept.
  const kept = await findCustomer(db, user.id, provider.name);
  if (!kept) throw new Error(`${provider.name} gave a customer who is somebody else's`);
  return kept;
}

/** A second page in another tab must not be paid too. */
async function closeOthers({ db, clock, payments }: Parts, userId: string): Promise<void> {
  for (const { id, provider: name, reference } of await pendingCheckouts(db, userId)) {
    const provider = payments.find(name);
    const customer = provider && (await findCustomer(db, userId, name));
    if (customer && reference) await provider.closeCheckout({ customer: customer.reference, reference });
    await updateCheckout(db, id, { state: 'closed', settledAt: clock.now() });
  }
}

function withQuery(address: string, values: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
  return url.href;
}
