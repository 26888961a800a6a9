import type { AdminUserRow } from '#contract/admin-users';
import { portraitLink } from '../../accounts/portrait.ts';
import { toUser } from '../../accounts/to-user.ts';
import { isoTimeOrNull } from '../../clock.ts';
import type { Parts } from '../../parts.ts';
import type { UserListRow } from './queries.ts';

export const toAdminUser = (parts: Pick<Parts, 'imageKey' | 'clock'>, row: UserListRow): AdminUserRow => ({
  ...toUser(row, row.planName, portraitLink(parts, row)),
  lastSeenAt: isoTimeOrNull(row.lastSeenAt),
  eraseAt: isoTimeOrNull(row.eraseAt),
  erasedAt: isoTimeOrNull(row.erasedAt),
});
