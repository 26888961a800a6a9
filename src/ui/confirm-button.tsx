import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../strings/use-t.ts';
import classes from './confirm-button.module.css';

type ConfirmButtonProps = {
  label: string;
  question: string;
  /** What the way back is called; 'Cancel' unless that could be taken for the deed. */
  backLabel?: string;
  busy: boolean;
  onConfirm: () => void;
};

/** A button whose deed has consequences: it says what follows and asks once, in place. */
export function ConfirmButton({ label, question, backLabel, busy, onConfirm }: ConfirmButtonProps) {
  const t = useT();
  const [asked, setAsked] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  const shown = useRef(asked);

  // The pressed button is gone: the focus goes on to what took its place.
  useEffect(() => {
    if (shown.current === asked) return;
    shown.current = asked;
    (asked ? confirm : first).current?.focus();
  }, [asked]);

  if (!asked) {
    return (
      <Button ref={first} variant="default" onClick={() => setAsked(true)}>
        {label}
      </Button>
    );
  }
  return (
    <div className={classes.confirm}>
      <span role="status" className={classes.question}>
        {question}
      </span>
      <Button ref={confirm} color="red.7" loading={busy} onClick={onConfirm}>
        {label}
      </Button>
      <Button variant="default" disabled={busy} onClick={() => setAsked(false)}>
        {backLabel ?? t('app.cancel')}
      </Button>
    </div>
  );
}
