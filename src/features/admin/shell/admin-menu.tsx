import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import { Menu, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconLogout, IconSelector, IconUserCog } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { appData } from '../../../app-data.ts';
import { paths } from '../../../paths.ts';
import { useT } from '../../../strings/use-t.ts';
import { Initials } from '../../../ui/initials.tsx';
import { useSession } from '../../../use-session.ts';
import classes from './admin-menu.module.css';

type AdminMenuProps = { collapsed: boolean; onNavigate: (() => void) | undefined };

/** Which administrator is signed in, with the way to his profile and out. A user's session beside it stays. */
export function AdminMenu({ collapsed, onNavigate }: AdminMenuProps) {
  const t = useT();
  const admin = useSession('admin')?.user;
  if (!admin) return null;
  return (
    <div className={classes.seat}>
      <Menu position="top-start" width={200} withinPortal>
        <Menu.Target>
          <UnstyledButton className={classes.button} data-collapsed={collapsed || undefined}>
            <VisuallyHidden>{t('nav.userMenu')}</VisuallyHidden>
            <Initials name={admin.name} />
            <span className={classes.who}>
              <span className={classes.name}>{admin.name}</span>
              <span className={classes.role}>{t(`admin.role.${admin.role}`)}</span>
            </span>
            <IconSelector size={16} className={classes.more} />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            component={Link}
            to={paths.adminProfile}
            onClick={onNavigate}
            leftSection={<IconUserCog size={18} />}
          >
            {t('admin.profile')}
          </Menu.Item>
          <Menu.Item onClick={() => void appData.signOut('admin')} leftSection={<IconLogout size={18} />}>
            {t('nav.logout')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}
