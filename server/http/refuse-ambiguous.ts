import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { refuse } from './refusal.ts';
import { sendRefusal } from './send-refusal.ts';

const countHosts = (rawHeaders: string[]) =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host').length;

/** What Node reads and others read differently: two hosts (RFC 9112, 3.2), and a request line of HTTP/0.9. A hook before all others. */
export function refuseAmbiguous({ raw }: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction) {
  if (raw.httpVersionMajor >= 1 && countHosts(raw.rawHeaders) < 2) return done();
  reply.header('connection', 'close');
  sendRefusal(reply, refuse('invalid-request'));
}
