import type { AdminUserRow, UserStatusChange } from '#contract/admin-users';
import { messageFor } from '#data/api-error';
import { appData } from '../../../app-data.ts';
import { useT } from '../../../strings/use-t.ts';
import { toast, toastDuration } from '../../../ui/toast.tsx';

const deedOf = ({ isActive, action }: UserStatusChange) =>
  action ? 'admin.usersDeleted' : isActive ? 'admin.usersActivated' : 'admin.usersDeactivated';

const send = (ids: string[], change: UserStatusChange) => {
  const [only] = ids;
  return ids.length === 1 && only
    ? appData.client.call('adminSetUserStatus', { params: { id: only }, body: change })
    : appData.client.call('adminSetUsersStatus', { body: { ...change, ids } });
};

/** Activates, deactivates or deletes users, all or none; the list is read anew either way. A deletion can be undone from its toast. */
export function useSetStatus(reload: () => Promise<void>) {
  const t = useT();
  return async function setStatus(users: readonly AdminUserRow[], change: UserStatusChange): Promise<void> {
    const ids = users.map(({ _id }) => _id);
    try {
      await send(ids, change);
      const message = t(deedOf(change), { count: ids.length });
      const undo = { label: t('app.undo'), run: () => void setStatus(users, { isActive: true }) };
      void toast.success({ message, duration: toastDuration.long, ...(change.action && { action: undo }) });
    } catch (error) {
      void toast.error({ message: messageFor(error, t('admin.statusFailed')) });
    }
    await reload();
  };
}
