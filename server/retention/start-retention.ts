import { minutes } from '../clock.ts';
import { type Repeating, repeat } from '../operation/repeat.ts';
import type { Parts } from '../parts.ts';
import { applyDueRules } from './apply-rules.ts';

/** Looks now and then whether rules are due. Every process does; one of them has the work. */
export function startRetention(parts: Parts): Repeating {
  const stopping = new AbortController();
  const work = () => applyDueRules(parts, { stop: stopping.signal });
  const looking = repeat('removing what is over', work, { every: minutes(10), log: parts.log });
  return {
    async stop() {
      stopping.abort();
      await looking.stop();
    },
  };
}
