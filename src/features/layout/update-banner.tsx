import { Button } from '@mantine/core';
import { useStore } from 'zustand';
import { updateStore } from '../../app-update.ts';
import { useT } from '../../strings/use-t.ts';
import { useOutboxItems } from '../../use-outbox.ts';
import classes from './offline-banner.module.css';

/** Offers a new version of the app, but not while a picture is on its way. */
export function UpdateBanner() {
  const t = useT();
  const apply = useStore(updateStore, (state) => state.apply);
  const sending = useOutboxItems().some(({ state }) => state === 'uploading');
  if (!apply || sending) return null;
  return (
    <div role="status" className={classes.banner} data-banner>
      <span className={classes.grow}>{t('app.updateReady')}</span>
      <Button size="sm" onClick={apply}>
        {t('app.updateNow')}
      </Button>
    </div>
  );
}
