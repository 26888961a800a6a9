import { Button } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../strings/use-t.ts';
import classes from './settings-screen.module.css';

type ConfirmButtonProps = { label: string; question: string; busy: boolean; onConfirm: () => void };

/** A button whose deed can't be undone: it says what follows and asks once, in place. */
export function ConfirmButton({ label, question, busy, onConfirm }: ConfirmButtonProps) {
  const t = useT();
  const [asked, setAsked] = useState(false);
  if (!asked) {
    return (
      <Button variant="default" onClick={() => setAsked(true)}>
        {label}
      </Button>
    );
  }
  return (
    <div className={classes.confirm}>
      <span role="status">{question}</span>
      <Button color="red" variant="filled" loading={busy} onClick={onConfirm}>
        {label}
      </Button>
      <Button variant="default" onClick={() => setAsked(false)}>
        {t('app.cancel')}
      </Button>
    </div>
  );
}
