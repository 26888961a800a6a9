import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { AdminUserRow, UserSort } from '#contract/admin-users';
import { useLocale, useT } from '../../../strings/use-t.ts';
import { formatDate } from '../../../ui/format-time.ts';
import type { Column, SortOrder } from '../../../ui/list/data-table.tsx';
import { RowButton, RowIcon } from '../../../ui/list/row-button.tsx';
import { UserStatus } from './user-status.tsx';

type Options = {
  sort: { by: UserSort; order: SortOrder; onSort: (by: UserSort, order: SortOrder) => void };
  onOpen: (user: AdminUserRow) => void;
  onEdit: (user: AdminUserRow) => void;
  onDelete: (user: AdminUserRow) => void;
  onSetActive: (user: AdminUserRow, isActive: boolean) => void;
};

/** Names are read from A, times from the latest. */
const firstOrder = { name: 'asc', email: 'asc', createdAt: 'desc', lastSeenAt: 'desc' } as const;
const otherOrder = { asc: 'desc', desc: 'asc' } as const;

export function useUserColumns({ sort, onOpen, onEdit, onDelete, onSetActive }: Options): Column<AdminUserRow>[] {
  const t = useT();
  const locale = useLocale();
  const day = (time: string | null) => (time ? formatDate(new Date(time), locale) : t('admin.never'));
  const sorted = (by: UserSort): Column<AdminUserRow>['sort'] => ({
    order: sort.by === by ? sort.order : null,
    onSort: () => sort.onSort(by, sort.by === by ? otherOrder[sort.order] : firstOrder[by]),
  });
  return [
    {
      key: 'name',
      label: t('admin.name'),
      sort: sorted('name'),
      cell: (user) => (
        <RowButton look="open" onClick={() => onOpen(user)}>
          {user.name}
        </RowButton>
      ),
    },
    { key: 'email', label: t('field.email'), sort: sorted('email'), cell: (user) => user.email },
    { key: 'plan', label: t('admin.plan'), cell: (user) => user.subscription.planName ?? t('admin.noPlan') },
    { key: 'status', label: t('admin.status'), cell: (user) => <UserStatus user={user} /> },
    { key: 'createdAt', label: t('admin.joined'), sort: sorted('createdAt'), cell: (user) => day(user.createdAt) },
    { key: 'lastSeenAt', label: t('admin.lastSeen'), sort: sorted('lastSeenAt'), cell: (user) => day(user.lastSeenAt) },
    {
      key: 'actions',
      label: t('admin.actions'),
      actions: true,
      cell: (user) =>
        user.erasedAt ? null : (
          <>
            <RowButton onClick={() => onSetActive(user, !user.isActive)}>
              {t(user.eraseAt ? 'admin.restore' : user.isActive ? 'admin.deactivate' : 'admin.activate')}
            </RowButton>
            <RowIcon label={t('admin.editOf', { name: user.name })} Icon={IconPencil} onClick={() => onEdit(user)} />
            <RowIcon
              label={t('admin.deleteOf', { name: user.name })}
              Icon={IconTrash}
              disabled={user.eraseAt !== null}
              onClick={() => onDelete(user)}
            />
          </>
        ),
    },
  ];
}
