import { Button, Skeleton } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { messageFor } from '#data/api-error';
import { appData } from '../../../app-data.ts';
import { useT } from '../../../strings/use-t.ts';
import { CandlesDrawing } from '../../../ui/candles-drawing.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useLoaded } from '../../../ui/use-loaded.ts';
import { SystemCards } from './system-cards.tsx';

/** How the server stands at this moment; asked anew by a button, never from a kept answer. */
export function SystemScreen() {
  const t = useT();
  const { loaded, reload } = useLoaded(
    (signal) => appData.client.read('adminSystem', { signal }),
    (error) => void toast.error({ message: messageFor(error, t('admin.systemFailed')) }),
  );
  return (
    <Page
      title={t('admin.system')}
      width="wide"
      actions={
        <Button variant="default" leftSection={<IconRefresh size={18} />} onClick={() => void reload()}>
          {t('admin.refresh')}
        </Button>
      }
    >
      {loaded.state === 'loading' && <Skeleton height={480} radius="lg" />}
      {loaded.state === 'failed' && (
        <EmptyState drawing={<CandlesDrawing />} title={t('admin.systemFailed')}>
          <Button onClick={() => void reload()}>{t('app.tryAgain')}</Button>
        </EmptyState>
      )}
      {loaded.state === 'ready' && <SystemCards system={loaded.value.data} />}
    </Page>
  );
}
