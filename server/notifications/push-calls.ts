import { inTransaction } from '../db/db.ts';
import type { Handlers } from '../http/handler.ts';
import { refuse } from '../http/refusal.ts';
import type { Parts } from '../parts.ts';
import { endpointRule } from './endpoint-rule.ts';
import { deleteSubscriptionOf, saveSubscription } from './queries.ts';

type PushCalls = Pick<Handlers, 'subscribePush' | 'unsubscribePush'>;

export function pushCalls({ db, clock, environment }: Parts): PushCalls {
  const { allows } = endpointRule(environment);
  return {
    async subscribePush({ body: { endpoint, keys }, who: { user, sessionId } }) {
      if (!allows(new URL(endpoint))) {
        return refuse('invalid-request', { message: 'Results can only be pushed to a public push service.' });
      }
      const row = { endpoint, ...keys, userId: user.id, sessionId, createdAt: clock.now() };
      await inTransaction(db, (tx) => saveSubscription(tx, row));
      return { message: 'This device will be told' };
    },

    async unsubscribePush({ body: { endpoint }, who: { user } }) {
      await deleteSubscriptionOf(db, user.id, endpoint);
      return { message: 'That device will not be told' };
    },
  };
}
