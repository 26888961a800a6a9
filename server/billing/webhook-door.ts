import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, type Registry } from 'prom-client';
import { apiBase } from '#contract/api-base';
import { PaymentProviderName } from '#contract/subscription';
import { refuse } from '../http/refusal.ts';
import { sendRefusal } from '../http/send-refusal.ts';
import type { BillingParts } from './sync-customer.ts';
import { storeEvent, workOnEvents } from './webhook-events.ts';
import { countEvents } from './webhook-queries.ts';

export const webhookPath = (provider: PaymentProviderName) => `${apiBase}/webhooks/${provider}`;

export type WebhookDoor = {
  /** Resolves when what came so far is worked on. */
  idle(): Promise<void>;
};

/**
 * Where payment providers bring their messages. A message is checked against the bytes that were signed, stored, and answered; only then
 * is it worked on, since providers wait for seconds only.
 */
export async function openWebhookDoor(
  app: FastifyInstance,
  parts: BillingParts,
  registry: Registry,
): Promise<WebhookDoor> {
  const arrivals = countArrivals(parts, registry);
  const underway = new Set<Promise<void>>();
  const idle = async () => void (await Promise.all(underway));
  app.addHook('onClose', idle);

  await app.register(async (door) => {
    door.removeAllContentTypeParsers();
    door.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    door.post(`${apiBase}/webhooks/:provider`, { schema: { hide: true } }, async (request, reply) => {
      const name = PaymentProviderName.safeParse((request.params as { provider: string }).provider);
      const provider = name.success ? parts.payments.find(name.data) : undefined;
      if (!provider) return sendRefusal(reply, refuse('not-found'));
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const message = readMessage(() => provider.readMessage(body, request.headers));
      if (!message) {
        arrivals.inc({ provider: provider.name, outcome: 'refused' });
        request.log.warn({ provider: provider.name }, 'a payment message without a good signature was refused');
        return sendRefusal(reply, refuse('bad-signature'));
      }
      const isNew = await storeEvent(parts, provider, { message, body });
      arrivals.inc({ provider: provider.name, outcome: isNew ? 'stored' : 'duplicate' });
      if (isNew) {
        const work = workOnEvents(parts)
          .catch((error: unknown) => request.log.error({ err: error }, 'payment messages could not be worked on'))
          .finally(() => underway.delete(work));
        underway.add(work);
      }
      return { status: 'success' };
    });
  });
  return { idle };
}

/** Signed words that we can't read are as good as unsigned ones. */
function readMessage<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

function countArrivals({ db }: BillingParts, registry: Registry) {
  const states = new Gauge({
    name: 'billing_webhook_events',
    help: 'Stored payment messages by what came of them',
    labelNames: ['provider', 'state'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const { provider, state, count } of await countEvents(db)) this.set({ provider, state }, count);
    },
  });
  states.reset();
  return new Counter({
    name: 'billing_webhooks_total',
    help: 'Payment messages that came to the door',
    labelNames: ['provider', 'outcome'],
    registers: [registry],
  });
}
