import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { RequestDetails } from 'web-push';
import type { EndpointRule } from './endpoint-rule.ts';

/** ms; push services answer within a second. */
const patience = 10_000;

export type PushAnswer = { status: number; retryAfter: string | undefined };

/**
 * Sends one push and gives the push service's answer; follows no redirect. Throws when it could not be reached, or is not to be. Not by
 * web-push's own sending, which can't be told which addresses a name may lead to.
 */
export async function postPush(
  { endpoint, body, headers }: RequestDetails,
  { rule, stop }: { rule: EndpointRule; stop: AbortSignal },
): Promise<PushAnswer> {
  const url = new URL(endpoint);
  if (!rule.allows(url)) throw new Error(`${url.host} is no push service`);
  const { request } = url.protocol === 'https:' ? https : http;
  const signal = AbortSignal.any([stop, AbortSignal.timeout(patience)]);
  const sending = request(url, { method: 'POST', headers: { ...headers }, lookup: rule.lookup, signal });
  sending.end(body);
  const [response] = (await once(sending, 'response')) as [IncomingMessage];
  sending.on('error', () => {});
  // Its text is of no use, and may be endless.
  response.destroy();
  return { status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] };
}
