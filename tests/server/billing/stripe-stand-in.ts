import Stripe from 'stripe';
import { monthsAfter } from '#server/billing/period';
import type { Clock } from '#server/clock';
import { type Asked, startStandIn, type Told } from './http-stand-in.ts';

// biome-ignore lint/suspicious/noExplicitAny: Stripe's own shapes, of which this keeps the few that are asked for.
type Thing = Record<string, any>;

export type StripeEvent = { id: string; payload: string; signature: string };

/**
 * Stripe's API as far as the server asks it, with a memory: customers, products, prices, coupons, checkout sessions, subscriptions, invoices.
 * The test plays the customer (`pay`) and the time (`renew`); each change leaves signed events, which the test delivers as it likes.
 */
export async function startStripe({ clock, secret }: { clock: Clock; secret: string }) {
  const things = new Map<string, Thing>();
  const remembered = new Map<string, Told>();
  const events: StripeEvent[] = [];
  let count = 0;
  const seconds = () => Math.floor(clock.now() / 1000);
  const newId = (prefix: string) => `${prefix}_${++count}`;
  const all = (object: string) => [...things.values()].filter((thing) => thing.object === object);
  const keep = (thing: Thing) => {
    things.set(thing.id, thing);
    return thing;
  };

  const emit = (type: string, object: Thing) => {
    const id = newId('evt');
    const payload = JSON.stringify({
      id,
      object: 'event',
      api_version: Stripe.API_VERSION,
      type,
      created: seconds(),
      data: { object },
    });
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: seconds() });
    events.push({ id, payload, signature });
  };

  const chargeOf = (customer: string) =>
    keep({ id: newId('ch'), object: 'charge', customer, payment_intent: newId('pi'), refunded: false });

  const invoiceOf = (subscription: Thing, fields: Thing) => {
    const charge = fields.status === 'paid' ? chargeOf(subscription.customer) : undefined;
    const price = things.get(subscription.items.data[0].price.id) as Thing;
    const { discount = 0, ...rest } = fields;
    return keep({
      id: newId('in'),
      object: 'invoice',
      customer: subscription.customer,
      currency: price.currency,
      created: seconds(),
      attempt_count: 1,
      total: price.unit_amount - discount,
      amount_due: price.unit_amount - discount,
      amount_paid: rest.status === 'paid' ? price.unit_amount - discount : 0,
      parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
      status_transitions: { paid_at: rest.status === 'paid' ? seconds() : null },
      charge: charge?.id,
      payments: {
        object: 'list',
        data: charge ? [{ payment: { type: 'payment_intent', payment_intent: charge.payment_intent } }] : [],
      },
      lines: {
        object: 'list',
        data: [
          {
            period: { start: subscription.periodStart, end: subscription.periodEnd },
            pricing: { type: 'price_details', price_details: { price: price.id, product: price.product } },
          },
        ],
      },
      ...rest,
    });
  };

  /** Bodies come as `a[b][0]=c`. */
  const formOf = (body: string) => {
    const form: Thing = {};
    for (const [name, value] of new URLSearchParams(body)) {
      const path = name.split(/[[\]]+/).filter(Boolean);
      let at = form;
      for (const part of path.slice(0, -1)) at = at[part] ??= {};
      at[path.at(-1) as string] = value;
    }
    return form;
  };

  const list = (data: Thing[]) => ({ body: { object: 'list', has_more: false, data } });
  const no = (message: string, code?: string): Told => ({
    status: 400,
    body: { error: { type: 'invalid_request_error', message, code } },
  });

  const makers: Record<string, (form: Thing) => Thing | Told> = {
    '/v1/customers': (form) => ({ id: newId('cus'), object: 'customer', ...form }),
    '/v1/products': (form) =>
      things.has(form.id) ? no('There is one', 'resource_already_exists') : { object: 'product', ...form },
    '/v1/prices': (form) => ({ id: newId('price'), object: 'price', ...form, unit_amount: Number(form.unit_amount) }),
    '/v1/coupons': (form) => ({ id: newId('coupon'), object: 'coupon', ...form, amount_off: Number(form.amount_off) }),
    '/v1/checkout/sessions': (form) => {
      const id = newId('cs');
      return { id, object: 'checkout.session', status: 'open', url: `https://checkout.stripe.test/${id}`, ...form };
    },
  };

  function change(thing: Thing, form: Thing): Thing {
    if (form.cancel_at_period_end !== undefined) thing.cancel_at_period_end = form.cancel_at_period_end === 'true';
    if (form.items) thing.items.data[0].price = things.get(form.items[0].price);
    if (form.trial_end) {
      const trial = { status: 'trialing', trial_start: seconds(), trial_end: Number(form.trial_end) };
      Object.assign(thing, trial, { periodStart: seconds(), periodEnd: Number(form.trial_end) });
    }
    emit('customer.subscription.updated', thing);
    return thing;
  }

  const end = (subscription: Thing) => {
    Object.assign(subscription, { status: 'canceled', ended_at: seconds() });
    emit('customer.subscription.deleted', subscription);
    return subscription;
  };

  function answer({ method, path, query, body, headers }: Asked): Told {
    if (headers.authorization !== 'Bearer sk_test_1')
      return { status: 401, body: { error: { message: 'Who are you?' } } };
    const key = headers['idempotency-key'] as string | undefined;
    const earlier = key && !key.startsWith('stripe-node-retry') && remembered.get(key);
    if (earlier) return earlier;
    const form = formOf(body);
    const [, , kind = '', id = '', deed] = path.replace('checkout/sessions', 'sessions').split('/');
    const told = (): Told => {
      if (method === 'POST' && makers[path]) {
        const made = makers[path](form);
        return 'body' in made ? (made as Told) : { body: keep(made) };
      }
      if (path === '/v1/prices')
        return list(all('price').filter((one) => one.lookup_key === query.get('lookup_keys[0]')));
      if (path === '/v1/subscriptions')
        return list(all('subscription').filter((one) => one.customer === query.get('customer')));
      if (path === '/v1/charges') return list(all('charge').filter((one) => one.customer === query.get('customer')));
      if (path === '/v1/invoices') {
        const expands = query.get('expand[0]') === 'data.payments';
        return list(
          all('invoice')
            .filter((one) => one.customer === query.get('customer'))
            .map(({ payments, ...invoice }) => (expands ? { ...invoice, payments } : invoice))
            .reverse(),
        );
      }
      const thing = things.get(id);
      if (!thing)
        return { status: 404, body: { error: { type: 'invalid_request_error', message: `No ${kind} ${id}` } } };
      if (deed === 'expire') {
        if (thing.status !== 'open') return no('Only open sessions can be expired');
        thing.status = 'expired';
      } else if (method === 'DELETE') return thing.ended_at ? no('It is over') : { body: end(thing) };
      else if (method === 'POST') return { body: change(thing, form) };
      return { body: thing };
    };
    const result = told();
    if (key) remembered.set(key, result);
    return result;
  }

  const server = await startStandIn(answer);
  const sessionAt = (url: string) => things.get(url.split('/').at(-1) as string) as Thing;

  return {
    ...server,
    things,
    all,
    /** Takes the events that nobody took yet. */
    takeEvents: () => events.splice(0),
    /** As if it were sent just now: Stripe signs each delivery anew. */
    resign({ id, payload }: StripeEvent): StripeEvent {
      return {
        id,
        payload,
        signature: Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: seconds() }),
      };
    },
    /** A message about something that Stripe knows and we don't. */
    emit,
    /** The customer pays on Stripe's page. */
    pay(url: string) {
      const session = sessionAt(url);
      if (session.status !== 'open') throw new Error('nobody can pay there');
      session.status = 'complete';
      const start = seconds();
      const subscription = keep({
        id: newId('sub'),
        object: 'subscription',
        customer: session.customer,
        status: 'active',
        cancel_at_period_end: false,
        created: start,
        ended_at: null,
        trial_start: null,
        trial_end: null,
        currency: 'usd',
        metadata: session.subscription_data.metadata,
        items: { object: 'list', data: [{ id: newId('si'), price: things.get(session.line_items[0].price) }] },
        anchor: clock.now(),
        months: 1,
        periodStart: start,
        periodEnd: Math.floor(monthsAfter(clock.now(), 1) / 1000),
      });
      const coupon = things.get(session.discounts?.[0]?.coupon);
      const discount = coupon?.amount_off ?? 0;
      const invoice = invoiceOf(subscription, { status: 'paid', billing_reason: 'subscription_create', discount });
      emit('customer.subscription.created', subscription);
      emit('invoice.paid', invoice);
      emit('checkout.session.completed', session);
      return subscription.id as string;
    },
    /** The period is over: Stripe renews and charges, or ends what was canceled. `card` false: the bank says no. */
    renew(id: string, { card = true } = {}) {
      const subscription = things.get(id) as Thing;
      if (subscription.cancel_at_period_end) return void end(subscription);
      subscription.months++;
      subscription.periodStart = subscription.periodEnd;
      subscription.periodEnd = Math.floor(monthsAfter(subscription.anchor, subscription.months) / 1000);
      subscription.status = card ? 'active' : 'past_due';
      const status = card ? 'paid' : 'open';
      const invoice = invoiceOf(subscription, { status, billing_reason: 'subscription_cycle' });
      emit(card ? 'invoice.paid' : 'invoice.payment_failed', invoice);
      emit('customer.subscription.updated', subscription);
    },
    /** Somebody gives the last payment back at Stripe. */
    refund(id: string) {
      const { customer } = things.get(id) as Thing;
      const charge = all('charge').findLast((one) => one.customer === customer) as Thing;
      charge.refunded = true;
      emit('charge.refunded', charge);
    },
    /** Another try of what the bank refused. */
    payOpenInvoice(id: string) {
      const subscription = things.get(id) as Thing;
      const invoice = all('invoice').find(
        ({ status, customer }) => status === 'open' && customer === subscription.customer,
      ) as Thing;
      Object.assign(invoice, {
        status: 'paid',
        amount_paid: invoice.amount_due,
        status_transitions: { paid_at: seconds() },
      });
      subscription.status = 'active';
      emit('invoice.paid', invoice);
    },
  };
}

export type StripeStandIn = Awaited<ReturnType<typeof startStripe>>;
