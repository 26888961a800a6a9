import { Skeleton } from '@mantine/core';
import { useOutletContext } from 'react-router-dom';
import { appData } from '../../../app-data.ts';
import { useT } from '../../../strings/use-t.ts';
import { Card } from '../../../ui/card.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Page } from '../../../ui/page.tsx';
import { SecondFactorCard } from '../../../ui/second-factor/second-factor-card.tsx';
import { useLoaded } from '../../../ui/use-loaded.ts';
import { DeviceCard } from './device-card.tsx';
import { PasswordCard } from './password-card.tsx';
import classes from './profile-form.module.css';
import { ProfileForm } from './profile-form.tsx';

export function ProfileScreen() {
  const t = useT();
  // Of the shell, which lets nobody on without one where it is required.
  const onFactorChanged = useOutletContext<() => void>();
  const { loaded, reload } = useLoaded((signal) => appData.client.read('getAdminProfile', { signal }));
  return (
    <Page title={t('admin.profile')} lead={t('admin.profileLead')} width="reading">
      <div className={classes.fields}>
        <Card title={t('admin.account')}>
          {loaded.state === 'loading' && <Skeleton height={220} />}
          {loaded.state === 'ready' && <ProfileForm saved={loaded.value.data} />}
          {loaded.state === 'failed' && (
            <LoadFailure onRetry={() => void reload()}>{t('admin.profileLoadFailed')}</LoadFailure>
          )}
        </Card>
        <PasswordCard />
        <SecondFactorCard realm="admin" onChanged={onFactorChanged} />
        <DeviceCard />
      </div>
    </Page>
  );
}
