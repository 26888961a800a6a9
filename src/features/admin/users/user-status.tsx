import type { AdminUserRow } from '#contract/admin-users';
import { useLocale, useT } from '../../../strings/use-t.ts';
import { formatDate } from '../../../ui/format-time.ts';
import { StatusMark } from '../../../ui/list/status-mark.tsx';

/** Active, inactive, deleted with the day until which that can be undone, or erased. */
export function UserStatus({ user: { isActive, eraseAt, erasedAt } }: { user: AdminUserRow }) {
  const t = useT();
  const locale = useLocale();
  if (erasedAt) return <StatusMark look="off">{t('admin.erased')}</StatusMark>;
  if (eraseAt) {
    return (
      <StatusMark look="bad">{t('admin.deletedUntil', { day: formatDate(new Date(eraseAt), locale) })}</StatusMark>
    );
  }
  return isActive ? (
    <StatusMark look="on">{t('admin.active')}</StatusMark>
  ) : (
    <StatusMark look="off">{t('admin.inactive')}</StatusMark>
  );
}
