import type { AdminUserRow } from '#contract/admin-users';
import { useT } from '../../../strings/use-t.ts';
import { RowButton } from '../../../ui/list/row-button.tsx';
import classes from './chosen-bar.module.css';

type ChosenBarProps = {
  users: readonly AdminUserRow[];
  onClear: () => void;
  onSetActive: (users: readonly AdminUserRow[], isActive: boolean) => void;
  onDelete: (users: readonly AdminUserRow[]) => void;
};

/** What can be done with several users at once; there while any are chosen. */
export function ChosenBar({ users, onClear, onSetActive, onDelete }: ChosenBarProps) {
  const t = useT();
  if (users.length === 0) return null;
  return (
    <section className={classes.bar} aria-label={t('admin.chosen')}>
      <span role="status" className={classes.count}>
        {t('admin.chosenCount', { count: users.length })}
      </span>
      <RowButton onClick={() => onSetActive(users, true)}>{t('admin.activate')}</RowButton>
      <RowButton onClick={() => onSetActive(users, false)}>{t('admin.deactivate')}</RowButton>
      <RowButton onClick={() => onDelete(users)}>{t('admin.delete')}</RowButton>
      <RowButton onClick={onClear}>{t('admin.clearChoice')}</RowButton>
    </section>
  );
}
