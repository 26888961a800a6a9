import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { profileStore } from '../../profile.ts';
import { useT } from '../../strings/use-t.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { useSession } from '../../use-session.ts';
import { whenIdle } from '../../when-idle.ts';
import classes from './user-menu.module.css';

const loadMenu = () => import('./account-menu.tsx');
const AccountMenu = lazy(async () => ({ default: (await loadMenu()).AccountMenu }));

/** Who is signed in, with what concerns the account, at the foot of the sidebar. */
export function UserMenu({ onNavigate }: { onNavigate?: () => void }) {
  const t = useT();
  const user = useSession('user')?.user;
  const picture = useStore(profileStore, ({ profile }) => profile?.user.profilePicture ?? null);
  const [wanted, setWanted] = useState(false);

  // A menu is a third of the start's code; it is at hand before anybody presses the button.
  useEffect(() => whenIdle(() => void loadMenu().catch(() => undefined)), []);
  if (!user) return null;

  const button = (
    <UnstyledButton className={classes.button} aria-haspopup="menu" onClick={() => setWanted(true)}>
      <VisuallyHidden>{t('nav.userMenu')}</VisuallyHidden>
      <Avatar name={user.name} picture={picture} />
      <span className={classes.who}>
        <span className={classes.name}>{user.name}</span>
        <span className={classes.email}>{user.email}</span>
      </span>
      <IconSelector size={16} />
    </UnstyledButton>
  );
  return (
    <div className={classes.seat}>
      {wanted ? (
        <Suspense fallback={button}>
          <AccountMenu onNavigate={onNavigate}>{button}</AccountMenu>
        </Suspense>
      ) : (
        button
      )}
    </div>
  );
}
