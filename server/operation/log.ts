import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, pino } from 'pino';

export type Log = FastifyBaseLogger;

/** PostgreSQL's errors quote the row. */
const redact = ['req.headers.authorization', 'req.headers.cookie', 'err.detail', 'err.where'];

/** One JSON line per event; `onError` hears of those that tell of a fault. Nothing that a person would keep secret is ever handed to it: no tokens, codes, e-mails or bodies. */
export const makeLog = (
  level: string,
  stream: DestinationStream = pino.destination(1),
  { onError = () => {} }: { onError?: (details: unknown, message: unknown) => void } = {},
): Log =>
  pino(
    {
      level,
      base: null,
      redact,
      hooks: {
        logMethod(given, method, rank) {
          if (rank >= errorRank) onError(given[0], given[1]);
          return method.apply(this, given);
        },
      },
    },
    stream,
  );

const errorRank = pino.levels.values.error ?? 50;
