import type { UserFilter } from '#contract/admin-users';
import { usageOf } from '../../analyses/usage-of.ts';
import { creditsOf } from '../../billing/credits.ts';
import { subscriptionsOf } from '../../billing/subscriptions-of.ts';
import { isoTime, isoTimeOrNull } from '../../clock.ts';
import type { Handlers } from '../../http/handler.ts';
import { refuse } from '../../http/refusal.ts';
import type { Parts } from '../../parts.ts';
import { manyMatches, matchWords } from '../../search/match-words.ts';
import { actorOf, recordAction } from '../audit/audit.ts';
import { asCsvFile, csvOf, inBatches } from '../csv.ts';
import { today } from '../figures/figures.ts';
import { offsetOf, paginationOf } from '../pagination.ts';
import { countUsers } from './count-users.ts';
import {
  countChosen,
  countSubscribed,
  findUserRow,
  findUsers,
  listUsers,
  type UserChoice,
  type UserListRow,
  usersAfter,
} from './queries.ts';
import { toAdminUser } from './to-admin-user.ts';

type ListCalls = Pick<Handlers, 'adminListUsers' | 'adminExportUsers' | 'adminGetUser'>;

export function listCalls(parts: Parts): ListCalls {
  const { db, clock } = parts;

  const choiceOf = async (search: string | undefined, status: UserFilter, subscribed?: number): Promise<UserChoice> => {
    const now = clock.now();
    return {
      match: search ? await matchWords(parts, 'users', search) : undefined,
      status,
      now,
      fewSubscribed: (subscribed ?? (await countSubscribed(db, now))) <= manyMatches,
    };
  };

  return {
    async adminListUsers({ query }) {
      const { search, status = 'all', sort = 'createdAt', order = 'desc' } = query;
      const overview = await countUsers(db, clock.now());
      const choice = await choiceOf(search, status, overview.withSubscription);
      const counted = { ...overview, all: overview.total, inactive: overview.total - overview.active };
      const unsearched = {
        ...counted,
        subscribed: overview.withSubscription,
        unsubscribed: overview.withoutSubscription,
      }[status];
      const total = await countFound(choice, unsearched);
      const rows = await listUsers(db, choice, { sort, order, limit: query.limit, offset: offsetOf(query) });
      return {
        data: { users: rows.map((row) => toAdminUser(parts, row)), overview, pagination: paginationOf(query, total) },
      };
    },

    async adminExportUsers({ query: { search, status = 'all' }, who, request, reply }) {
      const choice = await choiceOf(search, status);
      await recordAction(
        { db, clock },
        {
          action: 'users-exported',
          by: actorOf(who, request),
          subject: { kind: 'list', id: null },
          after: { status, searched: Boolean(search) },
        },
      );
      asCsvFile(reply, `users-${today(clock)}`);
      return csvOf(
        inBatches((after, size) => usersAfter(db, choice, after, size)),
        csvColumns,
      );
    },

    async adminGetUser({ params: { id } }) {
      const user = await findUserRow(db, id);
      if (!user) return refuse('not-found');
      const now = clock.now();
      const [row] = await findUsers(db, [id], now);
      if (!row) return refuse('not-found');
      const { history } = await subscriptionsOf(db, user, now);
      const { count, lastAnalysis } = await usageOf(db, id);
      return {
        data: {
          ...toAdminUser(parts, row),
          credits: await creditsOf(db, id, now),
          analyses: { count, lastAnalysis: isoTimeOrNull(lastAnalysis) },
          subscriptions: history,
        },
      };
    },
  };

  /** A wide search is not counted to its end, unless the filter leaves few. */
  async function countFound(choice: UserChoice, unsearched: number): Promise<number> {
    if (!choice.match) return unsearched;
    if (choice.match.isWide && unsearched > manyMatches) return manyMatches;
    if (!choice.match.isWide && choice.status === 'all') return choice.match.count;
    return countChosen(db, choice, manyMatches);
  }
}

const csvColumns = {
  id: ({ id }: UserListRow) => id,
  name: ({ fullName }: UserListRow) => fullName,
  email: ({ email }: UserListRow) => email,
  plan: ({ planName }: UserListRow) => planName,
  active: (row: UserListRow) => (row.deactivatedAt === null ? 'yes' : 'no'),
  joined: ({ createdAt }: UserListRow) => isoTime(createdAt),
  'last seen': ({ lastSeenAt }: UserListRow) => isoTimeOrNull(lastSeenAt),
  'erased at': ({ erasedAt }: UserListRow) => isoTimeOrNull(erasedAt),
};
