import type { UserListOverview } from '#contract/admin-users';
import type { Db } from '../../db/db.ts';
import { totalOf } from '../figures/figures.ts';
import { countAdmins, countInactive, countSubscribed } from './queries.ts';

/** All users by what they are at `now`, ms. */
export async function countUsers(db: Db, now: number): Promise<UserListOverview> {
  const [total, inactive, admins, withSubscription] = await Promise.all([
    totalOf(db, 'users'),
    countInactive(db),
    countAdmins(db),
    countSubscribed(db, now),
  ]);
  return {
    total,
    active: total - inactive,
    admins,
    withSubscription,
    withoutSubscription: total - withSubscription,
  };
}
