import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import { Menu, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconLogout, IconSelector, IconSettings, IconUser } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { appData } from '../../app-data.ts';
import { paths } from '../../paths.ts';
import { profileStore } from '../../profile.ts';
import { useT } from '../../strings/use-t.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { useSession } from '../../use-session.ts';
import classes from './user-menu.module.css';

/** Who is signed in, with what concerns the account, at the foot of the sidebar. */
export function UserMenu({ onNavigate }: { onNavigate?: () => void }) {
  const t = useT();
  const navigate = useNavigate();
  const user = useSession('user')?.user;
  const picture = useStore(profileStore, ({ profile }) => profile?.user.profilePicture ?? null);
  if (!user) return null;

  async function logout() {
    await appData.signOut('user');
    await navigate(paths.login);
  }

  return (
    <div className={classes.seat}>
      <Menu position="top-start" width="target" withinPortal>
        <Menu.Target>
          <UnstyledButton className={classes.button}>
            <VisuallyHidden>{t('nav.userMenu')}</VisuallyHidden>
            <Avatar name={user.name} picture={picture} />
            <span className={classes.who}>
              <span className={classes.name}>{user.name}</span>
              <span className={classes.email}>{user.email}</span>
            </span>
            <IconSelector size={16} />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component={Link} to={paths.profile} onClick={onNavigate} leftSection={<IconUser size={18} />}>
            {t('nav.profile')}
          </Menu.Item>
          <Menu.Item component={Link} to={paths.settings} onClick={onNavigate} leftSection={<IconSettings size={18} />}>
            {t('nav.settings')}
          </Menu.Item>
          <Menu.Item onClick={() => void logout()} leftSection={<IconLogout size={18} />}>
            {t('nav.logout')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}
