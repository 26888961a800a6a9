import { type DestinationStream, pino } from 'pino';

/** One JSON line per event. Nothing that a person would keep secret is ever handed to it: no tokens, codes, e-mails or bodies. */
export const makeLog = (level: string, stream?: DestinationStream) =>
  pino(
    { level, redact: ['req.headers.authorization', 'req.headers.cookie'], base: null },
    stream ?? pino.destination(1),
  );

export type Log = ReturnType<typeof makeLog>;
