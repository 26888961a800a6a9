import { PassThrough } from 'node:stream';
import { makeLog } from '#server/operation/log';

/** A log of one level that is kept, and the lines that were written so far. */
export function keptLog(level: string) {
  const stream = new PassThrough();
  let written = '';
  stream.on('data', (chunk) => (written += chunk));
  const lines = () =>
    written
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  return { log: makeLog(level, stream), lines };
}
