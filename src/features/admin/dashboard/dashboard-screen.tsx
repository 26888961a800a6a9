import '@mantine/core/styles/Skeleton.css';
import { Button, Skeleton } from '@mantine/core';
import { Link } from 'react-router-dom';
import { appData } from '../../../app-data.ts';
import { paths } from '../../../paths.ts';
import { useT } from '../../../strings/use-t.ts';
import { Card } from '../../../ui/card.tsx';
import { Page } from '../../../ui/page.tsx';
import { useLoaded } from '../../../ui/use-loaded.ts';
import { useSession } from '../../../use-session.ts';

/** The administrators' home: who is signed in, and whether the server still agrees. */
export function DashboardScreen() {
  const t = useT();
  const admin = useSession('admin')?.user;
  const { loaded, reload } = useLoaded((signal) => appData.client.read('adminVerifyToken', { signal }));
  if (!admin) return null;
  return (
    <Page title={t('admin.dashboard')} width="wide">
      <Card
        title={t('admin.signedInAs', { name: admin.name })}
        lead={t('admin.role', { role: t(`admin.role.${admin.role}`) })}
        actions={
          <Button component={Link} to={paths.adminProfile} variant="default">
            {t('admin.profile')}
          </Button>
        }
      >
        {loaded.state === 'loading' && <Skeleton height={24} width={280} />}
        {loaded.state === 'ready' && <span>{t('admin.sessionGood')}</span>}
        {loaded.state === 'failed' && (
          <>
            <p>{t('admin.sessionUnchecked')}</p>
            <Button variant="default" onClick={() => void reload()}>
              {t('app.tryAgain')}
            </Button>
          </>
        )}
      </Card>
    </Page>
  );
}
