import { failure, type Outcome, success } from '#engine/outcome';
import { type Refusal, refuse } from '../http/refusal.ts';
import type { Parts } from '../parts.ts';

/** Whatever a payment provider fails at is told as 'not now', and logged: it is not the caller's fault, and nothing was charged. */
export async function askProvider<T>({ log }: Pick<Parts, 'log'>, ask: () => Promise<T>): Promise<Outcome<T, Refusal>> {
  try {
    return success(await ask());
  } catch (error) {
    log.error({ err: error }, 'a payment provider could not be asked');
    return failure(refuse('payment-unavailable', { retryAfter: 30 }));
  }
}
