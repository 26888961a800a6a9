import type { AdminUserRow } from '#contract/admin-users';
import { useLocale, useT } from '../../../strings/use-t.ts';
import { formatDate } from '../../../ui/format-time.ts';
import { StatusMark } from '../../../ui/status-mark.tsx';

/** Active, inactive, deleted, or erased; `whole` tells of a deleted one until when that can be undone. */
export function UserStatus({ user, whole = false }: { user: AdminUserRow; whole?: boolean }) {
  const t = useT();
  const locale = useLocale();
  const { isActive, eraseAt, erasedAt } = user;
  if (erasedAt) return <StatusMark look="off">{t('admin.erased')}</StatusMark>;
  if (eraseAt) {
    const words = whole ? t('admin.deletedUntil', { day: formatDate(new Date(eraseAt), locale) }) : t('admin.deleted');
    return <StatusMark look="bad">{words}</StatusMark>;
  }
  return isActive ? (
    <StatusMark look="on">{t('admin.active')}</StatusMark>
  ) : (
    <StatusMark look="off">{t('admin.inactive')}</StatusMark>
  );
}
