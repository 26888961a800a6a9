import type { AdminOverview } from '#contract/admin-figures';
import type { Handlers } from '../../http/handler.ts';
import type { Parts } from '../../parts.ts';
import { countOpenTickets } from '../../support/count-open-tickets.ts';
import { countUsers } from '../users/count-users.ts';
import { dayAfter, monthOf, startOf } from './day.ts';
import { type Figures, loadFigures, today } from './figures.ts';
import { countByPlan, countSeenSince, queueState } from './queries.ts';

type FigureCalls = Pick<Handlers, 'adminStats' | 'adminOverview' | 'adminAnalytics'>;

const sumOf = (counts: Record<string, number>) => Object.values(counts).reduce((sum, count) => sum + count, 0);

export function figureCalls({ db, clock }: Pick<Parts, 'db' | 'clock'>): FigureCalls {
  return {
    async adminStats() {
      const day = today(clock);
      const month = monthOf(day);
      const [figures, users, byPlan, queue, openTickets] = await Promise.all([
        loadFigures(db, ['users', 'analyses', 'revenue']),
        countUsers(db, clock.now()),
        countByPlan(db, clock.now()),
        queueState(db),
        countOpenTickets(db),
      ]);
      return {
        data: {
          totalUsers: users.total,
          activeUsers: users.active,
          newUsersThisMonth: figures.sum('users', month),
          activeSubscriptions: sumOf(byPlan),
          totalAnalyses: figures.sum('analyses'),
          analysesToday: figures.sum('analyses', day),
          queueLength: queue.queued + queue.running,
          openTickets,
          totalRevenue: figures.sum('revenue') / 100,
          revenueThisMonth: figures.sum('revenue', month) / 100,
        },
      };
    },

    async adminOverview() {
      const month = monthOf(today(clock));
      const [figures, activeThisMonth, byPlan] = await Promise.all([
        loadFigures(db, ['users', 'analyses', 'revenue']),
        countSeenSince(db, startOf(month)),
        countByPlan(db, clock.now()),
      ]);
      const users = figures.sum('users');
      const analyses = figures.sum('analyses');
      return {
        data: {
          totalRevenue: figures.sum('revenue') / 100,
          subscriptions: {
            active: sumOf(byPlan),
            revenue: { thisMonth: figures.sum('revenue', month) / 100 },
            byPlan,
          },
          users: { total: users, newThisMonth: figures.sum('users', month), activeThisMonth },
          analyses: { total: analyses, averagePerUser: users === 0 ? 0 : rounded(analyses / users, 2) },
          changes: changesOf(figures, month),
        },
      };
    },

    async adminAnalytics({ query: { days } }) {
      const to = today(clock);
      const from = dayAfter(to, 1 - days);
      const figures = await loadFigures(db, ['revenue', 'users', 'analyses', 'queue', 'failures'], { from });
      return {
        data: {
          revenue: figures.series('revenue', from, to).map(({ day, value }) => ({ day, value: value / 100 })),
          users: figures.series('users', from, to),
          analyses: figures.series('analyses', from, to),
          queueLength: figures.series('queue', from, to),
          failureReasons: figures.byLabel('failures'),
        },
      };
    },
  };
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

/** Shown while there is no earlier month to compare with. */
const fallback = { revenue: 15, users: 23, measured: false };

/** This month so far against the whole last one. The first month of all is that of the first user or payment. */
function changesOf(figures: Figures, month: string): AdminOverview['changes'] {
  const isFirst = figures.sum('users', undefined, month) === 0 && figures.sum('revenue', undefined, month) === 0;
  if (isFirst) return fallback;
  const last = monthOf(month, -1);
  const change = (figure: 'revenue' | 'users') => percent(figures.sum(figure, month), figures.sum(figure, last, month));
  return { revenue: change('revenue'), users: change('users'), measured: true };
}

/** From nothing to something counts as 100. */
const percent = (now: number, before: number) =>
  before === 0 ? (now === 0 ? 0 : 100) : rounded(((now - before) / before) * 100, 1);
