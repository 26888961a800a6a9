import { setTimeout as sleep } from 'node:timers/promises';

/** Passes one answer on; all that one link carries share its pace. */
export type Link = (answer: AsyncIterable<Buffer>) => AsyncIterable<Buffer>;

/** Bytes that are passed on at a time: answers that come together take turns with pieces as small as this. */
const piece = 2_048;

/** A link of so many bytes per second, on which an answer's first byte takes `latency` ms more. */
export function slowLink({ latency, bytesPerSecond }: { latency: number; bytesPerSecond: number }): Link {
  let freeAt = 0;
  return async function* carry(answer) {
    await sleep(latency);
    for await (const chunk of answer) {
      for (let from = 0; from < chunk.length; from += piece) {
        const bytes = chunk.subarray(from, from + piece);
        freeAt = Math.max(freeAt, performance.now()) + (1_000 * bytes.length) / bytesPerSecond;
        await sleep(freeAt - performance.now());
        yield bytes;
      }
    }
  };
}
