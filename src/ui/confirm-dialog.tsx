import { Button } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../strings/use-t.ts';
import { Dialog, DialogActions } from './dialog.tsx';

type ConfirmDialogProps = {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** What follows, and whether it can be undone. */
  lead: string;
  confirm: string;
  /** Tells its own failure; the dialog closes either way. */
  onConfirm: () => Promise<void>;
};

/** Asks before something that matters; nothing happens until it is confirmed. */
export function ConfirmDialog({ opened, onClose, title, lead, confirm, onConfirm }: ConfirmDialogProps) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  async function run() {
    setBusy(true);
    try {
      await onConfirm();
    } finally {
      setBusy(false);
      onClose();
    }
  }
  return (
    <Dialog opened={opened} onClose={onClose} title={title}>
      <p>{lead}</p>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('app.cancel')}
        </Button>
        <Button color="red" loading={busy} onClick={() => void run()}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
