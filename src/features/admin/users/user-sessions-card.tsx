import { Button, Skeleton } from '@mantine/core';
import { messageFor } from '#data/api-error';
import { appData } from '../../../app-data.ts';
import { useLocale, useT } from '../../../strings/use-t.ts';
import { Card } from '../../../ui/card.tsx';
import { formatTime } from '../../../ui/format-time.ts';
import { RowButton } from '../../../ui/list/row-button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { toast, toastDuration } from '../../../ui/toast.tsx';
import { useLoaded } from '../../../ui/use-loaded.ts';
import classes from './user-drawer.module.css';

/** Where the user is signed in, and the way to end that on one device or on all. */
export function UserSessionsCard({ id }: { id: string }) {
  const t = useT();
  const locale = useLocale();
  const { loaded, reload } = useLoaded((signal) =>
    appData.client.read('adminListUserSessions', { params: { id }, signal }),
  );

  async function end(call: Promise<unknown>) {
    try {
      await call;
      void toast.success({ message: t('admin.sessionsEnded'), duration: toastDuration.long });
    } catch (error) {
      void toast.error({ message: messageFor(error, t('admin.sessionsEndFailed')) });
    }
    await reload();
  }

  return (
    <Card title={t('admin.sessions')}>
      {loaded.state === 'loading' && <Skeleton height={44} />}
      {loaded.state === 'failed' && (
        <LoadFailure onRetry={() => void reload()}>{messageFor(loaded.error, t('admin.userFailed'))}</LoadFailure>
      )}
      {loaded.state === 'ready' && loaded.value.data.sessions.length === 0 && (
        <p className={classes.none}>{t('admin.noSessions')}</p>
      )}
      {loaded.state === 'ready' && loaded.value.data.sessions.length > 0 && (
        <>
          <ul className={classes.lines}>
            {loaded.value.data.sessions.map(({ _id, device, lastUsedAt }) => (
              <li key={_id} className={classes.line}>
                <span>
                  {device}
                  <span className={classes.weaker}>
                    {t('admin.lastUsed', { when: formatTime(new Date(lastUsedAt), locale) })}
                  </span>
                </span>
                <RowButton
                  aria-label={t('admin.endSessionOn', { device })}
                  onClick={() =>
                    void end(appData.client.call('adminEndUserSession', { params: { id, sessionId: _id } }))
                  }
                >
                  {t('admin.endSession')}
                </RowButton>
              </li>
            ))}
          </ul>
          <Button
            variant="default"
            className={classes.more}
            onClick={() => void end(appData.client.call('adminEndUserSessions', { params: { id } }))}
          >
            {t('admin.endSessions')}
          </Button>
        </>
      )}
    </Card>
  );
}
