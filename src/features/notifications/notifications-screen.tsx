import '@mantine/core/styles/Skeleton.css';
import { Button, Skeleton } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { messageFor } from '#data/api-error';
import { appData } from '../../app-data.ts';
import { useT } from '../../strings/use-t.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { StaleNotice } from '../../ui/stale-notice.tsx';
import { toast } from '../../ui/toast.tsx';
import { refreshUnread } from '../../unread.ts';
import { sampleEvents } from './notice.ts';
import { NoticeRow, SampleRow } from './notice-row.tsx';
import classes from './notifications-screen.module.css';
import { useNotifications } from './use-notifications.ts';

export function NotificationsScreen() {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const complain = useCallback(
    (title: string) => (error: unknown) => void toast.error({ message: messageFor(error, title) }),
    [],
  );
  const { loaded, reload, notifications, hasMore, showSamples, loadOlder } = useNotifications(
    complain(t('notice.fetchFailed')),
  );
  const isEmpty = notifications.length === 0 && !showSamples;

  async function clear() {
    setBusy(true);
    try {
      await appData.client.call('clearNotifications');
      await Promise.all([reload(), refreshUnread()]);
    } catch (error) {
      complain(t('notice.clearFailed'))(error);
    } finally {
      setBusy(false);
    }
  }

  const clearButton = loaded.state === 'ready' && !isEmpty && (
    <Button variant="default" loading={busy} onClick={() => void clear()}>
      {t('notice.clearAll')}
    </Button>
  );

  return (
    <Page title={t('notice.title')} width="reading" actions={clearButton}>
      {loaded.state === 'loading' &&
        ['a', 'b', 'c'].map((key) => <Skeleton key={key} height={76} mb={8} radius="lg" />)}
      {loaded.state === 'failed' && (
        <EmptyState drawing={<IconBell size={48} stroke={1.2} />} title={t('notice.fetchFailed')}>
          <Button onClick={() => void reload()}>{t('app.tryAgain')}</Button>
        </EmptyState>
      )}
      {loaded.state === 'ready' && <StaleNotice since={loaded.staleSince} />}
      {loaded.state === 'ready' && isEmpty && (
        <EmptyState
          drawing={<IconBell size={48} stroke={1.2} />}
          title={t('notice.empty')}
          lead={t('notice.emptyLead')}
        />
      )}
      {!isEmpty && (
        <Card>
          {showSamples && <p className={classes.samples}>{t('notice.samplesLead')}</p>}
          <ul className={classes.list}>
            {showSamples
              ? sampleEvents(t).map((event) => <SampleRow key={event.kind} event={event} />)
              : notifications.map((notification) => <NoticeRow key={notification._id} notification={notification} />)}
          </ul>
        </Card>
      )}
      {hasMore && (
        <div className={classes.more}>
          <Button variant="default" onClick={() => void loadOlder()}>
            {t('notice.older')}
          </Button>
        </div>
      )}
    </Page>
  );
}
