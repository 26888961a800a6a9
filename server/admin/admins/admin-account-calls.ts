import type { AdminAccount } from '#contract/admin';
import { isoTime } from '../../clock.ts';
import { inTransaction } from '../../db/db.ts';
import type { AdminRow } from '../../db/schema.ts';
import { unlessTaken } from '../../db/unless-taken.ts';
import type { Handlers } from '../../http/handler.ts';
import { isRefusal, refuse } from '../../http/refusal.ts';
import { newId } from '../../new-id.ts';
import type { Parts } from '../../parts.ts';
import { adminsWithFactor, hasSecondFactor } from '../../second-factor/second-factor-state.ts';
import { actorOf, recordAction } from '../audit/audit.ts';
import { insertAdmin, listAdmins } from '../queries.ts';
import { toAdminUser } from '../to-admin-user.ts';
import { changeAdmin } from './change-admin.ts';
import { changeOwnPassword } from './change-own-password.ts';

type AccountCalls = Pick<Handlers, 'listAdmins' | 'addAdmin' | 'changeAdmin' | 'adminChangePassword'>;

const toAdminAccount = (row: AdminRow, isProtected: boolean): AdminAccount => ({
  ...toAdminUser(row),
  createdAt: isoTime(row.createdAt),
  isActive: row.deactivatedAt === null,
  hasSecondFactor: isProtected,
});

const ownersOnly = refuse('not-allowed', { message: 'Only an owner may do this.' });

export const adminAccountCalls = (parts: Parts): AccountCalls => ({
  async listAdmins() {
    const protectedOnes = await adminsWithFactor(parts.db);
    const admins = await listAdmins(parts.db);
    return { data: { admins: admins.map((admin) => toAdminAccount(admin, protectedOnes.has(admin.id))) } };
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
    return made ? { message: 'Administrator added', data: toAdminAccount(made, false) } : refuse('email-taken');
  },

  async changeAdmin({ params: { id }, body, who, request }) {
    if (who.admin.role !== 'owner') return ownersOnly;
    const changed = await unlessTaken(parts.engine, () => changeAdmin(parts, actorOf(who, request), id, body));
    if (!changed) return refuse('email-taken');
    if (isRefusal(changed)) return changed;
    const isProtected = await hasSecondFactor(parts.db, { realm: 'admin', accountId: id });
    return { message: 'Administrator saved', data: toAdminAccount(changed, isProtected) };
  },

  async adminChangePassword({ body, who, request }) {
    return (await changeOwnPassword(parts, who, actorOf(who, request), body)) ?? { message: 'Password updated' };
  },
});
