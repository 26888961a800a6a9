import type { AdminUserRow } from '#contract/admin-users';
import { useT } from '../../../strings/use-t.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

type DeleteDialogProps = {
  /** Whom to delete; nobody: the dialog is closed. */
  users: readonly AdminUserRow[];
  onClose: () => void;
  onConfirm: (users: readonly AdminUserRow[]) => Promise<void>;
};

export function DeleteDialog({ users, onClose, onConfirm }: DeleteDialogProps) {
  const t = useT();
  const [first] = users;
  const title =
    users.length === 1
      ? t('admin.deleteTitle', { name: first?.name ?? '' })
      : t('admin.deleteSeveral', { count: users.length });
  return (
    <ConfirmDialog
      opened={users.length > 0}
      onClose={onClose}
      title={title}
      lead={t('admin.deleteLead')}
      confirm={t('admin.delete')}
      onConfirm={() => onConfirm(users)}
    />
  );
}
