import { Button } from '@mantine/core';
import { useT } from '../../strings/use-t.ts';
import classes from './second-factor.module.css';

type FormActionsProps = { busy: boolean; submit: string; onCancel: () => void };

/** On with the step, or back to where it began. */
export function FormActions({ busy, submit, onCancel }: FormActionsProps) {
  const t = useT();
  return (
    <div className={classes.actions}>
      <Button type="submit" loading={busy}>
        {submit}
      </Button>
      <Button variant="default" onClick={onCancel} disabled={busy}>
        {t('app.cancel')}
      </Button>
    </div>
  );
}
