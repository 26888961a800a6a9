import type { UserListOverview } from '#contract/admin-users';
import type { Db } from '../../db/db.ts';
import { loadFigures } from '../figures/figures.ts';
import { countAdmins, countInactive, countSubscribed } from './queries.ts';

/** All users by what they are at `now`, ms. */
export async function countUsers(db: Db, now: number): Promise<UserListOverview> {
  const [figures, inactive, admins, withSubscription] = await Promise.all([
    loadFigures(db, ['users']),
    countInactive(db),
    countAdmins(db),
    countSubscribed(db, now),
  ]);
  const total = figures.sum('users');
  return {
    total,
    active: total - inactive,
    admins,
    withSubscription,
    withoutSubscription: total - withSubscription,
  };
}
