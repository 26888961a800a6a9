import type { AdminAccount } from '#contract/admin';
import { isoTime } from '../../clock.ts';
import { inTransaction } from '../../db/db.ts';
import type { AdminRow } from '../../db/schema.ts';
import { unlessTaken } from '../../db/unless-taken.ts';
import type { Handlers } from '../../http/handler.ts';
import { isRefusal, refuse } from '../../http/refusal.ts';
import { newId } from '../../new-id.ts';
import type { Parts } from '../../parts.ts';
import { actorOf, recordAction } from '../audit/audit.ts';
import { insertAdmin, listAdmins } from '../queries.ts';
import { toAdminUser } from '../to-admin-user.ts';
import { changeAdmin } from './change-admin.ts';
import { changeOwnPassword } from './change-own-password.ts';

type AccountCalls = Pick<Handlers, 'listAdmins' | 'addAdmin' | 'changeAdmin' | 'adminChangePassword'>;

export const toAdminAccount = (row: AdminRow): AdminAccount => ({
  ...toAdminUser(row),
  createdAt: isoTime(row.createdAt),
  isActive: row.deactivatedAt === null,
});

const ownersOnly = refuse('not-allowed', { message: 'Only an owner may do this.' });

export const adminAccountCalls = (parts: Parts): AccountCalls => ({
  async listAdmins() {
    return { data: { admins: (await listAdmins(parts.db)).map(toAdminAccount) } };
  },

  async addAdmin({ body: { password, ...account }, who, request }) {
    if (who.admin.role !== 'owner') return ownersOnly;
    const { db, clock, passwords } = parts;
    const passwordHash = await passwords.hash(password);
    const made = await inTransaction(db, async (tx) => {
      const id = newId(clock);
      const row = { ...account, id, passwordHash, createdAt: clock.now(), deactivatedAt: null };
      const admin = await insertAdmin(tx, row);
      if (!admin) return undefined;
      await recordAction(
        { db: tx, clock },
        { action: 'admin-added', by: actorOf(who, request), subject: { kind: 'admin', id }, after: account },
      );
      return admin;
    });
    return made ? { message: 'Administrator added', data: toAdminAccount(made) } : refuse('email-taken');
  },

  async changeAdmin({ params: { id }, body, who, request }) {
    if (who.admin.role !== 'owner') return ownersOnly;
    const changed = await unlessTaken(parts.engine, () => changeAdmin(parts, actorOf(who, request), id, body));
    if (!changed) return refuse('email-taken');
    return isRefusal(changed) ? changed : { message: 'Administrator saved', data: toAdminAccount(changed) };
  },

  async adminChangePassword({ body, who, request }) {
    return (await changeOwnPassword(parts, who, actorOf(who, request), body)) ?? { message: 'Password updated' };
  },
});
