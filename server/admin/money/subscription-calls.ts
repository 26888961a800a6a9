import type { Subscription } from '#contract/subscription';
import { isoTimeOrNull } from '../../clock.ts';
import type { Handlers } from '../../http/handler.ts';
import type { Parts } from '../../parts.ts';
import { manyMatches, matchUsers } from '../../search/match-users.ts';
import { countByPlan } from '../figures/queries.ts';
import { offsetOf, paginationOf } from '../pagination.ts';
import { countByStatus, countSubscriptions, listSubscriptions, type SubscriptionListRow } from './queries.ts';

const toSubscription = (row: SubscriptionListRow): Subscription => ({
  _id: row.id,
  planName: row.planName,
  planId: row.planId,
  status: row.status,
  paymentProvider: row.paymentProvider,
  currentPeriodEnd: isoTimeOrNull(row.currentPeriodEnd),
  userId: { name: row.fullName, email: row.email },
});

export const adminSubscriptionCalls = ({ db, clock }: Parts): Pick<Handlers, 'adminListSubscriptions'> => ({
  async adminListSubscriptions({ query }) {
    const { search, status = 'all' } = query;
    const { active, canceled } = await countByStatus(db);
    const overview = { total: active + canceled, active, canceled, byPlan: await countByPlan(db, clock.now()) };
    const match = search ? await matchUsers(db, search) : undefined;
    const choice = { match, status };
    const unsearched = { all: overview.total, active, canceled }[status];
    // A search by more users than that is not counted to its end, unless the filter leaves few.
    const isVast = match?.isWide && unsearched > manyMatches;
    const total = isVast ? manyMatches : match ? await countSubscriptions(db, choice, manyMatches) : unsearched;
    const rows = await listSubscriptions(db, choice, { limit: query.limit, offset: offsetOf(query) });
    return {
      data: {
        subscriptions: rows.map(toSubscription),
        overview,
        pagination: paginationOf(query, total),
      },
    };
  },
});
