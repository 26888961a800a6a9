import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Drawer.css';
import { Button, Drawer } from '@mantine/core';
import { IconFileZip } from '@tabler/icons-react';
import { appData } from '../../app-data.ts';
import { useT } from '../../strings/use-t.ts';
import { CandlesDrawing } from '../../ui/candles-drawing.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useOutboxItems } from '../../use-outbox.ts';
import classes from './outbox-drawer.module.css';
import { OutboxRow } from './outbox-row.tsx';

const sendsInBackground = () => 'serviceWorker' in navigator && 'SyncManager' in globalThis;

/** All pictures that this device keeps, the newest first. */
export function OutboxDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useT();
  const items = useOutboxItems().toReversed();

  async function saveAll() {
    const url = URL.createObjectURL(await appData.outbox.exportZip());
    const link = document.createElement('a');
    link.href = url;
    link.download = 'wickwise-pictures.zip';
    link.click();
    URL.revokeObjectURL(url);
  }

  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size={420}
      title={t('outbox.title')}
      closeButtonProps={{ 'aria-label': t('app.close'), size: 44 }}
      classNames={{ content: classes.content, header: classes.header, title: classes.title }}
    >
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
    </Drawer>
  );
}
