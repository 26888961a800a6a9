import type { Log } from './log.ts';

export type Repeating = { stop: () => Promise<void> };

/** Does a piece of upkeep now and then every so many ms. A failure is logged and no reason to end; `stop` waits for the one under way. */
export function repeat(
  name: string,
  work: () => Promise<unknown>,
  { every, log }: { every: number; log: Log },
): Repeating {
  let underway: Promise<unknown> = Promise.resolve();
  const once = () => {
    underway = work().catch((error: unknown) => log.error({ err: error }, `${name} failed`));
  };
  const timer = setInterval(once, every);
  once();
  return {
    async stop() {
      clearInterval(timer);
      await underway;
    },
  };
}
