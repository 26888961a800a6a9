import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { refuse } from './refusal.ts';
import { sendRefusal } from './send-refusal.ts';

/** Levels of JSON. No call knows more than four; some thousands would be more than the stack of whoever walks down them. */
const deepest = 32;

function faultOf(value: unknown, depth = 0): string | undefined {
  if (Buffer.isBuffer(value)) return undefined;
  if (typeof value === 'string') return value.includes('\0') ? 'NUL is not allowed' : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === deepest) return 'This is nested too deep';
  for (const [key, part] of Object.entries(value)) {
    const fault = faultOf(key) ?? faultOf(part, depth + 1);
    if (fault) return fault;
  }
  return undefined;
}

/**
 * What no honest input holds and what the parts behind would fail at: PostgreSQL keeps no NUL in a text, and validation goes down
 * into whatever is nested. A hook that runs before validation.
 */
export function refuseUnfit(
  { body, query, params }: FastifyRequest,
  reply: FastifyReply,
  done: HookHandlerDoneFunction,
) {
  for (const [path, value] of Object.entries({ body, query, params })) {
    const message = faultOf(value);
    if (message) return void sendRefusal(reply, refuse('invalid-request', { issues: [{ path, message }] }));
  }
  return done();
}
