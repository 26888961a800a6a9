import * as z from 'zod/mini';
import { Amount, Email, FullName, Id, Time } from './fields.ts';
import { PageQuery, Pagination } from './pagination.ts';
import { Tokens } from './session.ts';
import { Subscription } from './subscription.ts';
import { User } from './user.ts';

export const AdminRole = z.enum(['admin', 'owner']);
export type AdminRole = z.infer<typeof AdminRole>;

export const AdminUser = z.object({
  _id: Id,
  name: z.string(),
  fullName: z.string(),
  email: z.string(),
  role: AdminRole,
});
export type AdminUser = z.infer<typeof AdminUser>;

export const AdminSignedIn = z.extend(Tokens, { user: AdminUser });
export type AdminSignedIn = z.infer<typeof AdminSignedIn>;

export const AdminProfile = z.object({ fullName: z.string(), email: z.string() });
export type AdminProfile = z.infer<typeof AdminProfile>;

export const AdminProfileChange = z.strictObject({ fullName: FullName, email: Email });
export type AdminProfileChange = z.infer<typeof AdminProfileChange>;

const search = z.optional(z.string().check(z.maxLength(200)));

export const UserListQuery = z.extend(PageQuery, {
  search,
  status: z.optional(z.enum(['all', 'active', 'inactive', 'subscribed', 'unsubscribed'])),
});

export const UserListOverview = z.object({
  total: z.int(),
  active: z.int(),
  admins: z.int(),
  withSubscription: z.int(),
  withoutSubscription: z.int(),
});

export const UserList = z.object({ users: z.array(User), overview: UserListOverview, pagination: Pagination });
export type UserList = z.infer<typeof UserList>;

/** `action: 'delete'` deactivates at once and erases after 30 days; `isActive: true` undoes it until then. */
export const UserStatusChange = z.strictObject({ isActive: z.boolean(), action: z.optional(z.literal('delete')) });
export type UserStatusChange = z.infer<typeof UserStatusChange>;

export const SubscriptionListQuery = z.extend(PageQuery, {
  search,
  status: z.optional(z.enum(['all', 'active', 'canceled'])),
});

export const SubscriptionList = z.object({
  subscriptions: z.array(Subscription),
  overview: z.object({
    total: z.int(),
    active: z.int(),
    canceled: z.int(),
    byPlan: z.record(z.string(), z.int()),
  }),
  pagination: Pagination,
});
export type SubscriptionList = z.infer<typeof SubscriptionList>;

export const Transaction = z.object({
  _id: Id,
  createdAt: Time,
  amount: Amount,
  currency: z.string(),
  status: z.enum(['pending', 'paid', 'failed', 'refunded']),
  provider: z.string(),
  planName: z.nullable(z.string()),
  userId: z.object({ name: z.string(), email: z.string() }),
});
export type Transaction = z.infer<typeof Transaction>;

export const AdminOverview = z.object({
  totalRevenue: Amount,
  subscriptions: z.object({
    active: z.int(),
    revenue: z.object({ thisMonth: Amount }),
    byPlan: z.record(z.string(), z.int()),
  }),
  users: z.object({ total: z.int(), newThisMonth: z.int(), activeThisMonth: z.int() }),
  analyses: z.object({ total: z.int(), averagePerUser: z.number() }),
});
export type AdminOverview = z.infer<typeof AdminOverview>;

const series = z.array(z.object({ day: z.iso.date(), value: z.number() }));

export const AdminAnalytics = z.object({
  revenue: series,
  users: series,
  analyses: series,
  queueLength: series,
  failureReasons: z.record(z.string(), z.int()),
});
export type AdminAnalytics = z.infer<typeof AdminAnalytics>;
