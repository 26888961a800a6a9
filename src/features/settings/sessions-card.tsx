import '@mantine/core/styles/Skeleton.css';
import { Skeleton } from '@mantine/core';
import { IconDeviceDesktop } from '@tabler/icons-react';
import { useState } from 'react';
import { messageFor } from '#data/api-error';
import { appData } from '../../app-data.ts';
import { useLocale, useT } from '../../strings/use-t.ts';
import { Card } from '../../ui/card.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { formatTime } from '../../ui/format-time.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { toast } from '../../ui/toast.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import classes from './settings-screen.module.css';

/** The account's open sessions, and the way to end them all. */
export function SessionsCard() {
  const t = useT();
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const { loaded, reload } = useLoaded((signal) => appData.client.read('listSessions', { signal }));

  async function signOutEverywhere() {
    setBusy(true);
    try {
      await appData.client.call('endSessions');
      await appData.signOut('user');
    } catch (error) {
      setBusy(false);
      void toast.error({ message: messageFor(error, t('settings.signOutFailed')) });
    }
  }

  return (
    <Card title={t('settings.sessions')} lead={t('settings.sessionsLead')}>
      {loaded.state === 'loading' && <Skeleton height={199} />}
      {loaded.state === 'failed' && (
        <LoadFailure onRetry={() => void reload()}>{t('settings.sessionsFailed')}</LoadFailure>
      )}
      {loaded.state === 'ready' && (
        <>
          <ul className={classes.devices}>
            {loaded.value.data.sessions.map(({ _id, device, current, lastUsedAt }) => (
              <li key={_id} className={classes.device}>
                <IconDeviceDesktop size={20} stroke={1.6} />
                <span>
                  <span className={classes.deviceName}>{device}</span>
                  <span className={classes.deviceTime}>
                    {current
                      ? t('settings.thisDevice')
                      : t('settings.lastUsed', { when: formatTime(new Date(lastUsedAt), locale) })}
                  </span>
                </span>
              </li>
            ))}
          </ul>
          <ConfirmButton
            label={t('settings.signOutEverywhere')}
            question={t('settings.signOutSure')}
            busy={busy}
            onConfirm={() => void signOutEverywhere()}
          />
        </>
      )}
    </Card>
  );
}
