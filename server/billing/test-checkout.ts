import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { apiBase } from '#contract/api-base';
import { Language } from '#contract/language';
import { seconds } from '../clock.ts';
import type { Parts } from '../parts.ts';
import type { BookedCheckout } from '../providers/payment/books.ts';
import { deliverTestMessages } from './deliver-test-messages.ts';
import { overPage, payPage } from './test-page.ts';
import type { WebhookDoor } from './webhook-door.ts';

const path = `${apiBase}/test-checkout/:id`;
const lateness = seconds(10);

const Form = z.object({
  choice: z.enum(['pay', 'decline', 'leave']),
  refuseRenewals: z.string().optional(),
  confirmLate: z.string().optional(),
});

const idOf = (request: { params: unknown }) => (request.params as { id: string }).id;

/**
 * The page of the test provider: what a visitor does there comes back by signed messages to the same door as from a real one. Its address
 * is its key, so it needs no session, and it works without a script.
 */
export async function openTestCheckout(app: FastifyInstance, parts: Parts, door: WebhookDoor) {
  const { test } = parts.payments;
  if (!test) return;
  const late = new Set<NodeJS.Timeout>();
  app.addHook('onClose', async () => late.forEach(clearTimeout));

  const tellLater = () => {
    // Should the server end before, the message is owed all the same, and goes out at the next start.
    const timer = setTimeout(() => {
      late.delete(timer);
      deliverTestMessages(app, parts.payments).catch((error: unknown) => app.log.error({ err: error }, 'no message'));
    }, lateness);
    late.add(timer);
  };

  await app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );

    pages.get(path, { schema: { hide: true } }, async (request, reply) => {
      const checkout = await test.findCheckout(idOf(request));
      return checkout ? sendPage(reply, checkout, payPage(checkout)) : sendOver(request, reply);
    });

    pages.post(path, { schema: { hide: true } }, async (request, reply) => {
      const id = idOf(request);
      const checkout = await test.findCheckout(id);
      if (!checkout) return sendOver(request, reply);
      const form = Form.safeParse(request.body);
      if (!form.success) return sendPage(reply.code(400), checkout, payPage(checkout));
      const { choice, refuseRenewals, confirmLate } = form.data;
      if (choice === 'leave') return reply.redirect(checkout.cancelUrl, 303);
      const settled = await test.settleCheckout(id, {
        status: choice === 'pay' ? 'paid' : 'failed',
        card: refuseRenewals ? 'declined-later' : 'good',
        ...(confirmLate && { tellAt: parts.clock.now() + lateness }),
      });
      if (!settled) return sendOver(request, reply);
      if (confirmLate) tellLater();
      else {
        await deliverTestMessages(app, parts.payments);
        await door.idle();
      }
      if (choice === 'pay') return reply.redirect(checkout.successUrl, 303);
      return sendPage(reply.code(402), checkout, payPage(checkout, { isDeclined: true }));
    });
  });

  const sendOver = ({ headers }: FastifyRequest, reply: FastifyReply) => {
    const language = preferred(headers['accept-language']);
    return send(reply.code(404), overPage(language, parts.environment.WICKWISE_PUBLIC_URL ?? ''), []);
  };
}

/** The first of ours that a browser names; there is no checkout whose language we could take. */
function preferred(accepted = ''): Language {
  const named = accepted.split(',').map((part) => Language.safeParse(part.trim().slice(0, 2).toLowerCase()));
  return named.find(({ success }) => success)?.data ?? 'en';
}

/** The way back may lead to another origin that the operator allows: a form may be answered by a redirect to where its page says so only. */
const sendPage = (reply: FastifyReply, { successUrl, cancelUrl }: BookedCheckout, html: string) =>
  send(reply, html, [new URL(successUrl).origin, new URL(cancelUrl).origin]);

const send = (reply: FastifyReply, html: string, origins: string[]) =>
  reply
    .header('cache-control', 'no-store')
    // The address is the key to the page.
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .header(
      'content-security-policy',
      [
        "default-src 'none'",
        "style-src 'unsafe-inline'",
        ['form-action', "'self'", ...new Set(origins)].join(' '),
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ].join('; '),
    )
    .type('text/html; charset=utf-8')
    .send(html);
