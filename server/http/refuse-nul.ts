import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './refusal.ts';
import { sendRefusal } from './send-refusal.ts';

const holdsNul = (value: unknown): boolean => {
  if (Buffer.isBuffer(value)) return false;
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, part]) => key.includes('\0') || holdsNul(part));
};

/** PostgreSQL keeps no NUL in a text and would fail; no honest input holds one. A hook that runs before validation. */
export async function refuseNul({ body, query, params }: FastifyRequest, reply: FastifyReply) {
  const part = Object.entries({ body, query, params }).find(([, value]) => holdsNul(value))?.[0];
  if (!part) return;
  return sendRefusal(reply, refuse('invalid-request', { issues: [{ path: part, message: 'NUL is not allowed' }] }));
}
