import * as z from 'zod/mini';
import { AdminPageQuery, Reason, Search, SortOrder } from './admin-list.ts';
import { Email, FullName, Id, Password, Time } from './fields.ts';
import { Language } from './language.ts';
import { Pagination } from './pagination.ts';
import { Credits, Subscription } from './subscription.ts';
import { User } from './user.ts';

export const UserFilter = z.enum(['all', 'active', 'inactive', 'subscribed', 'unsubscribed']);
export type UserFilter = z.infer<typeof UserFilter>;

export const UserSort = z.enum(['createdAt', 'name', 'email', 'lastSeenAt']);
export type UserSort = z.infer<typeof UserSort>;

const userChoice = {
  search: z.optional(Search),
  status: z.optional(UserFilter),
  sort: z.optional(UserSort),
  order: z.optional(SortOrder),
};

/** Newest first when no `sort` is named. */
export const UserListQuery = z.extend(AdminPageQuery, userChoice);
export type UserListQuery = z.infer<typeof UserListQuery>;

export const UserExportQuery = z.object(userChoice);

/** A user as administrators see him. */
export const AdminUserRow = z.extend(User, {
  lastSeenAt: z.nullable(Time),
  /** Deleted: his data goes at this time, and the deletion can be undone until then. */
  eraseAt: z.nullable(Time),
  /** His data is gone for good: nothing can be changed any more. */
  erasedAt: z.nullable(Time),
});
export type AdminUserRow = z.infer<typeof AdminUserRow>;

/** A user without a subscription in force has the Free Plan and counts as without. `admins` counts active administrators, who are no users. */
export const UserListOverview = z.object({
  total: z.int(),
  active: z.int(),
  admins: z.int(),
  withSubscription: z.int(),
  withoutSubscription: z.int(),
});
export type UserListOverview = z.infer<typeof UserListOverview>;

/** A search that more than 10,000 users match tells 10,000 as its `total`. */
export const UserList = z.object({
  users: z.array(AdminUserRow),
  overview: UserListOverview,
  pagination: Pagination,
});
export type UserList = z.infer<typeof UserList>;

/** One user whole. */
export const AdminUserDetail = z.extend(AdminUserRow, {
  credits: Credits,
  analyses: z.object({ count: z.int(), lastAnalysis: z.nullable(Time) }),
  subscriptions: z.array(Subscription),
});
export type AdminUserDetail = z.infer<typeof AdminUserDetail>;

/** Without a password the user sets one himself, by 'Forgot password'. */
export const NewUser = z.strictObject({
  fullName: FullName,
  email: Email,
  password: z.optional(Password),
  language: z.optional(Language),
});
export type NewUser = z.infer<typeof NewUser>;

export const UserEdit = z.strictObject({ fullName: z.optional(FullName), email: z.optional(Email) });
export type UserEdit = z.infer<typeof UserEdit>;

const status = { isActive: z.boolean(), action: z.optional(z.literal('delete')) };

/** `action: 'delete'` deactivates at once and erases after 30 days; `isActive: true` undoes it until then. */
export const UserStatusChange = z.strictObject(status);
export type UserStatusChange = z.infer<typeof UserStatusChange>;

/** The same for several at once, all or none. */
export const UsersStatusChange = z.strictObject({
  ...status,
  ids: z.array(Id).check(z.minLength(1), z.maxLength(100)),
});
export type UsersStatusChange = z.infer<typeof UsersStatusChange>;

/** Credits added to those of the present month. */
export const CreditGrant = z.strictObject({
  amount: z.int().check(z.minimum(1), z.maximum(10_000)),
  reason: Reason,
});
export type CreditGrant = z.infer<typeof CreditGrant>;

/** Opens a user's analyses to the administrator who asks, for half an hour. */
export const AnalysisAccessRequest = z.strictObject({ reason: Reason });
export const AnalysisAccess = z.object({ until: Time });
