import type { AdminOverview } from '#contract/admin-figures';
import type { Handlers } from '../../http/handler.ts';
import type { Parts } from '../../parts.ts';
import { countOpenTickets } from '../../support/count-open-tickets.ts';
import { countUsers } from '../users/count-users.ts';
import { dayAfter, monthOf, startOf } from './day.ts';
import { type Figures, loadFigures, today } from './figures.ts';
import { countByPlan, countSeenSince, planCurrency, queueState } from './queries.ts';

type FigureCalls = Pick<Handlers, 'adminStats' | 'adminOverview' | 'adminAnalytics'>;

const sumOf = (counts: Record<string, number>) => Object.values(counts).reduce((sum, count) => sum + count, 0);

export function figureCalls({ db, clock }: Pick<Parts, 'db' | 'clock'>): FigureCalls {
  return {
    async adminStats() {
      const day = today(clock);
      const month = monthOf(day);
      const [currency, figures, users, byPlan, queue, openTickets] = await Promise.all([
        planCurrency(db),
        loadFigures(db, ['users', 'analyses', 'revenue']),
        countUsers(db, clock.now()),
        countByPlan(db, clock.now()),
        queueState(db),
        countOpenTickets(db),
      ]);
      return {
        data: {
          currency,
          totalUsers: users.total,
          activeUsers: users.active,
          newUsersThisMonth: figures.sum('users', { from: month }),
          activeSubscriptions: sumOf(byPlan),
          totalAnalyses: figures.sum('analyses'),
          analysesToday: figures.sum('analyses', { from: day }),
          queueLength: queue.queued + queue.running,
          openTickets,
          totalRevenue: figures.sum('revenue', { label: currency }) / 100,
          revenueThisMonth: figures.sum('revenue', { label: currency, from: month }) / 100,
        },
      };
    },

    async adminOverview() {
      const month = monthOf(today(clock));
      const [currency, figures, activeThisMonth, byPlan] = await Promise.all([
        planCurrency(db),
        loadFigures(db, ['users', 'analyses', 'revenue']),
        countSeenSince(db, startOf(month)),
        countByPlan(db, clock.now()),
      ]);
      const users = figures.sum('users');
      const analyses = figures.sum('analyses');
      const { [currency]: revenue = nothing, ...otherRevenue } = revenueOf(figures, month);
      return {
        data: {
          currency,
          otherRevenue,
          totalRevenue: revenue.total,
          subscriptions: { active: sumOf(byPlan), revenue: { thisMonth: revenue.thisMonth }, byPlan },
          users: { total: users, newThisMonth: figures.sum('users', { from: month }), activeThisMonth },
          analyses: { total: analyses, averagePerUser: users === 0 ? 0 : rounded(analyses / users, 2) },
          changes: changesOf(figures, month, currency),
        },
      };
    },

    async adminAnalytics({ query: { days } }) {
      const to = today(clock);
      const from = dayAfter(to, 1 - days);
      const currency = await planCurrency(db);
      const figures = await loadFigures(db, ['revenue', 'users', 'analyses', 'queue', 'failures'], { from });
      return {
        data: {
          currency,
          revenue: figures
            .series('revenue', from, to, { label: currency })
            .map(({ day, value }) => ({ day, value: value / 100 })),
          users: figures.series('users', from, to),
          analyses: figures.series('analyses', from, to),
          queueLength: figures.series('queue', from, to),
          failureReasons: figures.byLabel('failures'),
        },
      };
    },
  };
}

const nothing = { total: 0, thisMonth: 0 };

/** By currency. */
const revenueOf = (figures: Figures, month: string) =>
  Object.fromEntries(
    Object.entries(figures.byLabel('revenue')).map(([label, total]) => [
      label,
      { total: total / 100, thisMonth: figures.sum('revenue', { label, from: month }) / 100 },
    ]),
  );

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

/** Shown while there is no earlier month to compare with. */
const fallback = { revenue: 15, users: 23, measured: false };

/** This month so far against the whole last one. The first month of all is that of the first user or payment. */
function changesOf(figures: Figures, month: string, currency: string): AdminOverview['changes'] {
  const isFirst = figures.sum('users', { to: month }) === 0 && figures.sum('revenue', { to: month }) === 0;
  if (isFirst) return fallback;
  const last = monthOf(month, -1);
  const change = (figure: 'revenue' | 'users', label?: string) => {
    const part = label === undefined ? {} : { label };
    return percent(
      figures.sum(figure, { ...part, from: month }),
      figures.sum(figure, { ...part, from: last, to: month }),
    );
  };
  return { revenue: change('revenue', currency), users: change('users'), measured: true };
}

/** From nothing to something counts as 100. */
const percent = (now: number, before: number) =>
  before === 0 ? (now === 0 ? 0 : 100) : rounded(((now - before) / before) * 100, 1);
