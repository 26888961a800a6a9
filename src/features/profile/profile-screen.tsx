import '@mantine/core/styles/Skeleton.css';
import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import type { Profile } from '#contract/user';
import { appData } from '../../app-data.ts';
import { useT } from '../../strings/use-t.ts';
import { Card } from '../../ui/card.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Page } from '../../ui/page.tsx';
import { StaleNotice } from '../../ui/stale-notice.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { PersonCard } from './person-card.tsx';
import classes from './profile-screen.module.css';
import { UsageCard } from './usage-card.tsx';

export function ProfileScreen() {
  const t = useT();
  const { loaded, reload } = useLoaded((signal) => appData.client.read('getProfile', { signal }));
  /** What a change on this screen was answered with. */
  const [saved, setSaved] = useState<Profile | null>(null);
  return (
    <Page title={t('profile.title')} width="reading">
      <div className={classes.cards}>
        {loaded.state === 'loading' && <Skeleton height={215} radius="lg" />}
        {loaded.state === 'failed' && (
          <Card>
            <LoadFailure onRetry={() => void reload()}>{t('profile.loadFailed')}</LoadFailure>
          </Card>
        )}
        {loaded.state === 'ready' && (
          <>
            {!saved && <StaleNotice since={loaded.staleSince} />}
            <PersonCard profile={saved ?? loaded.value.data} onSaved={setSaved} />
          </>
        )}
        <UsageCard />
      </div>
    </Page>
  );
}
