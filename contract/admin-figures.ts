import * as z from 'zod/mini';
import { Amount } from './fields.ts';

/** What was paid in another currency than the plans' (ISO 4217): it cannot be added to the rest. */
const otherRevenue = z.record(z.string(), z.object({ total: Amount, thisMonth: Amount }));

/** Headline figures, each of this moment. Revenue is that in `currency`, the plans'. */
export const AdminStats = z.object({
  currency: z.string(),
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

/**
 * Months and days are those of UTC. Revenue is that in `currency`, the plans'. `changes`: this month so far against the whole last one, in
 * percent, one decimal.
 */
export const AdminOverview = z.object({
  currency: z.string(),
  otherRevenue,
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
  /** In `currency`, the plans'. */
  revenue: series,
  currency: z.string(),
  /** New ones. */
  users: series,
  analyses: series,
  /** The longest that the queue was on that day. */
  queueLength: series,
  /** Failed analyses of these days by their reason. */
  failureReasons: z.record(z.string(), z.int()),
});
export type AdminAnalytics = z.infer<typeof AdminAnalytics>;
