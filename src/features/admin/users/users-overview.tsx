import type { UserListOverview } from '#contract/admin-users';
import { useLocale, useT } from '../../../strings/use-t.ts';
import { Figures } from '../../../ui/list/figures.tsx';

const figures = ['total', 'active', 'admins', 'withSubscription', 'withoutSubscription'] as const;

/** Of all users, whatever the list shows; null while it is loaded. */
export function UsersOverview({ overview }: { overview: UserListOverview | null }) {
  const t = useT();
  const count = new Intl.NumberFormat(useLocale());
  return (
    <Figures
      label={t('admin.overview')}
      figures={figures.map((name) => ({
        label: t(`admin.userCount.${name}`),
        value: overview && count.format(overview[name]),
      }))}
    />
  );
}
