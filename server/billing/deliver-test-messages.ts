import type { FastifyInstance } from 'fastify';
import type { Payments } from '../providers/payment/payments.ts';
import { webhookPath } from './webhook-door.ts';

/** Brings what the test provider has to say to the same door at which the real ones knock. */
export async function deliverTestMessages(app: FastifyInstance, { test }: Pick<Payments, 'test'>): Promise<void> {
  await test?.deliver(async ({ body, headers }) => {
    const { statusCode } = await app.inject({ method: 'POST', url: webhookPath('test'), headers, payload: body });
    return statusCode < 300;
  });
}
