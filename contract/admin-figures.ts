import * as z from 'zod/mini';
import { Amount } from './fields.ts';

/** Headline figures, each of this moment. */
export const AdminStats = z.object({
  totalUsers: z.int(),
  activeUsers: z.int(),
  newUsersThisMonth: z.int(),
  activeSubscriptions: z.int(),
  totalAnalyses: z.int(),
  analysesToday: z.int(),
  queueLength: z.int(),
  openTickets: z.int(),
  totalRevenue: Amount,
  revenueThisMonth: Amount,
});
export type AdminStats = z.infer<typeof AdminStats>;

/** Months and days are those of UTC. `changes`: this month so far against the whole last one, in percent, one decimal. */
export const AdminOverview = z.object({
  totalRevenue: Amount,
  subscriptions: z.object({
    active: z.int(),
    revenue: z.object({ thisMonth: Amount }),
    byPlan: z.record(z.string(), z.int()),
  }),
  users: z.object({ total: z.int(), newThisMonth: z.int(), activeThisMonth: z.int() }),
  analyses: z.object({ total: z.int(), averagePerUser: z.number() }),
  changes: z.object({
    revenue: z.number(),
    users: z.number(),
    /** False: there is no earlier month, and the two are the documented 15 and 23. */
    measured: z.boolean(),
  }),
});
export type AdminOverview = z.infer<typeof AdminOverview>;

/** How many days back, today included. */
export const AnalyticsQuery = z.object({
  days: z._default(z.coerce.number().check(z.int(), z.minimum(7), z.maximum(366)), 30),
});

const series = z.array(z.object({ day: z.iso.date(), value: z.number() }));

/** One value a day, oldest first, a zero where nothing happened. */
export const AdminAnalytics = z.object({
  revenue: series,
  /** New ones. */
  users: series,
  analyses: series,
  /** The longest that the queue was on that day. */
  queueLength: series,
  /** Failed analyses of these days by their reason. */
  failureReasons: z.record(z.string(), z.int()),
});
export type AdminAnalytics = z.infer<typeof AdminAnalytics>;
