import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import type { AdminUserRow } from '#contract/admin-users';
import { messageFor } from '#data/api-error';
import { appData } from '../../../app-data.ts';
import { useT } from '../../../strings/use-t.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { SideDrawer } from '../../../ui/side-drawer.tsx';
import { useLoaded } from '../../../ui/use-loaded.ts';
import { CreditGrantCard } from './credit-grant-card.tsx';
import { UserAnalysesCard } from './user-analyses-card.tsx';
import classes from './user-drawer.module.css';
import { UserFacts } from './user-facts.tsx';
import { UserSessionsCard } from './user-sessions-card.tsx';

type UserDrawerProps = {
  /** Empty: closed. */
  id: string;
  onClose: () => void;
  onEdit: (user: AdminUserRow) => void;
  onDelete: (user: AdminUserRow) => void;
  onSetActive: (user: AdminUserRow, isActive: boolean) => Promise<void>;
};

/** All about one user, over the list. */
export function UserDrawer({ id, ...rest }: UserDrawerProps) {
  const t = useT();
  const [name, setName] = useState('');
  return (
    <SideDrawer
      opened={id !== ''}
      onClose={rest.onClose}
      side="right"
      size="min(100vw, 680px)"
      title={name || t('admin.user')}
    >
      {id && <UserDetail key={id} id={id} onName={setName} {...rest} />}
    </SideDrawer>
  );
}

function UserDetail({
  id,
  onName,
  onClose,
  onEdit,
  onDelete,
  onSetActive,
}: UserDrawerProps & { onName: (name: string) => void }) {
  const t = useT();
  const { loaded, reload } = useLoaded(async (signal) => {
    const dated = await appData.client.read('adminGetUser', { params: { id }, signal });
    onName(dated.answer.data.name);
    return dated;
  });
  if (loaded.state === 'loading') return <Skeleton height={420} radius="lg" />;
  if (loaded.state === 'failed') {
    return <LoadFailure onRetry={() => void reload()}>{messageFor(loaded.error, t('admin.userFailed'))}</LoadFailure>;
  }
  const user = loaded.value.data;
  const leave = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <div className={classes.cards}>
      <UserFacts user={user} />
      {!user.erasedAt && (
        <>
          <div className={classes.actions}>
            <Button variant="default" onClick={leave(() => onEdit(user))}>
              {t('admin.edit')}
            </Button>
            <Button variant="default" onClick={() => void onSetActive(user, !user.isActive).then(reload)}>
              {t(user.eraseAt ? 'admin.restore' : user.isActive ? 'admin.deactivate' : 'admin.activate')}
            </Button>
            {!user.eraseAt && (
              <Button variant="default" onClick={leave(() => onDelete(user))}>
                {t('admin.delete')}
              </Button>
            )}
          </div>
          <CreditGrantCard id={id} credits={user.credits} onGranted={reload} />
          <UserSessionsCard id={id} />
          <UserAnalysesCard id={id} />
        </>
      )}
    </div>
  );
}
