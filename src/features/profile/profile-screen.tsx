import '@mantine/core/styles/Skeleton.css';
import { Button, Skeleton } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Profile } from '#contract/user';
import { appData } from '../../app-data.ts';
import { paths } from '../../paths.ts';
import { useLocale, useT } from '../../strings/use-t.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Card } from '../../ui/card.tsx';
import { formatDate } from '../../ui/format-time.ts';
import { Page } from '../../ui/page.tsx';
import { StaleNotice } from '../../ui/stale-notice.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { displayName } from './display-name.ts';
import classes from './profile-screen.module.css';
import { UsageCard } from './usage-card.tsx';

export function ProfileScreen() {
  const t = useT();
  const { loaded, reload } = useLoaded((signal) => appData.client.read('getProfile', { signal }));
  return (
    <Page title={t('profile.title')} width="reading">
      <div className={classes.cards}>
        {loaded.state === 'loading' && <Skeleton height={180} radius="lg" />}
        {loaded.state === 'failed' && (
          <Card>
            <p>{t('profile.loadFailed')}</p>
            <Button variant="default" onClick={() => void reload()}>
              {t('app.tryAgain')}
            </Button>
          </Card>
        )}
        {loaded.state === 'ready' && (
          <>
            <StaleNotice since={loaded.staleSince} />
            <PersonCard profile={loaded.value.data} />
          </>
        )}
        <UsageCard />
      </div>
    </Page>
  );
}

function PersonCard({ profile: { user, currentSubscription } }: { profile: Profile }) {
  const t = useT();
  const locale = useLocale();
  const isSubscribed = currentSubscription?.status === 'active' && currentSubscription.paymentProvider !== null;
  const name = displayName(user);
  return (
    <Card>
      <div className={classes.person}>
        <Avatar name={name} picture={user.profilePicture} />
        <div className={classes.who}>
          <h2 className={classes.name}>{name}</h2>
          <p className={classes.weaker}>{user.email}</p>
          <p className={classes.weaker}>
            {t('profile.joined', { when: formatDate(new Date(user.createdAt), locale) })}
          </p>
        </div>
      </div>
      <div className={classes.subscription}>
        <span>
          <span className={classes.weaker}>{t('profile.subscription')}</span>
          <strong className={classes.plan}>{user.subscription.planName ?? t('subscription.noPlan')}</strong>
        </span>
        <Button component={Link} to={paths.subscription} variant={isSubscribed ? 'default' : 'filled'}>
          {t(isSubscribed ? 'profile.manage' : 'profile.upgrade')}
        </Button>
      </div>
    </Card>
  );
}
