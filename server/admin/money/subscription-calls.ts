import { findSubscription } from '../../billing/payment-queries.ts';
import { toSubscription } from '../../billing/to-subscription.ts';
import type { SubscriptionRow } from '../../db/billing-tables.ts';
import type { Handlers } from '../../http/handler.ts';
import { refuse } from '../../http/refusal.ts';
import type { Parts } from '../../parts.ts';
import { manyMatches, matchWords } from '../../search/match-words.ts';
import { actorOf } from '../audit/audit.ts';
import { totalOf } from '../figures/figures.ts';
import { countByPlan } from '../figures/queries.ts';
import { offsetOf, paginationOf } from '../pagination.ts';
import { actOnSubscription } from './act-on-subscription.ts';
import { countActive, countSubscriptions, findSubscriptionRow, listSubscriptions } from './queries.ts';

type SubscriptionCalls = Pick<Handlers, 'adminListSubscriptions' | 'adminActOnSubscription'>;

/** Of a renewal that was asked for again: a new month is given once. */
const alreadySo = 'Subscription renewed already';

const messages = { renew: 'Subscription renewed', cancel: 'Subscription canceled' };

/** Neither over nor canceled. */
const isActive = ({ status, endedAt }: SubscriptionRow) => status === 'active' && endedAt === null;

export const adminSubscriptionCalls = (parts: Parts): SubscriptionCalls => ({
  async adminListSubscriptions({ query }) {
    const { db, clock } = parts;
    const { search, status = 'all' } = query;
    const [total, active, byPlan] = await Promise.all([
      totalOf(db, 'subscriptions'),
      countActive(db),
      countByPlan(db, clock.now()),
    ]);
    const overview = { total, active, canceled: total - active, byPlan };
    const match = search ? await matchWords(parts, 'users', search) : undefined;
    const choice = { match, status };
    const unsearched = { all: total, active, canceled: overview.canceled }[status];
    // A search by more users than that is not counted to its end, unless the filter leaves few.
    const isVast = match?.isWide && unsearched > manyMatches;
    const found = isVast ? manyMatches : match ? await countSubscriptions(db, choice, manyMatches) : unsearched;
    const rows = await listSubscriptions(db, choice, { limit: query.limit, offset: offsetOf(query) });
    return {
      data: {
        subscriptions: rows.map((row) => toSubscription(row, row)),
        overview,
        pagination: paginationOf(query, found),
      },
    };
  },

  async adminActOnSubscription({ params: { id, action }, who, request }) {
    const subscription = await findSubscription(parts.db, id);
    if (!subscription) return refuse('not-found');
    if (!isActive(subscription)) return refuse('not-active');
    const acted = await actOnSubscription(parts, actorOf(who, request), subscription, action);
    if (!acted.ok) return acted.why;
    const row = await findSubscriptionRow(parts.db, id);
    const message = acted.value ? messages[action] : alreadySo;
    return row ? { message, data: toSubscription(row, row) } : refuse('not-found');
  },
});
