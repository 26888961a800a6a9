import '@mantine/core/styles/Skeleton.css';
import { Skeleton, TextInput } from '@mantine/core';
import { appData } from '../../app-data.ts';
import { useT } from '../../strings/use-t.ts';
import { Card } from '../../ui/card.tsx';
import { ColourSchemeControl } from '../../ui/colour-scheme-control.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Page } from '../../ui/page.tsx';
import { SecondFactorCard } from '../../ui/second-factor/second-factor-card.tsx';
import { StaleNotice } from '../../ui/stale-notice.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { useSession } from '../../use-session.ts';
import { DataCard } from './data-card.tsx';
import { DeletionCard } from './deletion-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { PreferencesCard } from './preferences-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import classes from './settings-screen.module.css';

export function SettingsScreen() {
  const t = useT();
  const user = useSession('user')?.user;
  const { loaded, reload } = useLoaded((signal) => appData.client.read('getPreferences', { signal }));

  return (
    <Page title={t('settings.title')} width="reading">
      <div className={classes.cards}>
        <Card title={t('settings.account')} lead={t('settings.accountLead')}>
          <div className={classes.fields}>
            <TextInput label={t('settings.name')} value={user?.name ?? ''} readOnly variant="filled" />
            <TextInput label={t('field.email')} value={user?.email ?? ''} readOnly variant="filled" />
          </div>
        </Card>
        <Card title={t('settings.appearance')} lead={t('settings.appearanceLead')}>
          <ColourSchemeControl />
        </Card>
        {loaded.state === 'loading' && <Skeleton height={373} radius="lg" />}
        {loaded.state === 'failed' && (
          <Card title={t('settings.preferences')}>
            <LoadFailure onRetry={() => void reload()}>{t('settings.loadFailed')}</LoadFailure>
          </Card>
        )}
        {loaded.state === 'ready' && (
          <div>
            <StaleNotice since={loaded.staleSince} />
            <PreferencesCard saved={loaded.value.data} />
          </div>
        )}
        <PasswordCard />
        <SecondFactorCard realm="user" />
        <SessionsCard />
        <DataCard />
        <DeletionCard />
      </div>
    </Page>
  );
}
