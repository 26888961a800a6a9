import { Button } from '@mantine/core';
import { IconFileZip } from '@tabler/icons-react';
import { appData } from '../../app-data.ts';
import { useT } from '../../strings/use-t.ts';
import { CandlesDrawing } from '../../ui/candles-drawing.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { SideDrawer } from '../../ui/side-drawer.tsx';
import { useOutboxItems } from '../../use-outbox.ts';
import classes from './outbox-drawer.module.css';
import { OutboxRow } from './outbox-row.tsx';

const sendsInBackground = () => 'serviceWorker' in navigator && 'SyncManager' in globalThis;

/** All pictures that this device keeps, the newest first. */
export function OutboxDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useT();
  const items = useOutboxItems().toReversed();

  const saveAll = async () => saveFile(await appData.outbox.exportZip(), 'wickwise-pictures.zip');

  return (
    <SideDrawer opened={opened} onClose={onClose} side="right" size="420px" title={t('outbox.title')}>
      {items.length === 0 ? (
        <EmptyState drawing={<CandlesDrawing />} title={t('outbox.empty')} lead={t('outbox.emptyLead')} />
      ) : (
        <>
          {!sendsInBackground() && <p className={classes.note}>{t('outbox.keepOpen')}</p>}
          <ul className={classes.list} aria-label={t('outbox.list')}>
            {items.map((item) => (
              <OutboxRow key={item.id} item={item} onNavigate={onClose} />
            ))}
          </ul>
          {items.some(({ state }) => state !== 'done') && (
            <Button variant="default" leftSection={<IconFileZip size={18} />} onClick={() => void saveAll()}>
              {t('outbox.save')}
            </Button>
          )}
        </>
      )}
    </SideDrawer>
  );
}
