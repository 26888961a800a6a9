import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, pino } from 'pino';

export type Log = FastifyBaseLogger;

/** PostgreSQL's errors quote the row. */
const redact = ['req.headers.authorization', 'req.headers.cookie', 'err.detail', 'err.where'];

/** One JSON line per event. Nothing that a person would keep secret is ever handed to it: no tokens, codes, e-mails or bodies. */
export const makeLog = (level: string, stream: DestinationStream = pino.destination(1)): Log =>
  pino({ level, base: null, redact }, stream);
