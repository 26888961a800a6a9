import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import { Menu } from '@mantine/core';
import { IconLogout, IconSettings, IconUser } from '@tabler/icons-react';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { appData } from '../../app-data.ts';
import { paths } from '../../paths.ts';
import { useT } from '../../strings/use-t.ts';

type AccountMenuProps = {
  /** The button that opens it. */
  children: ReactElement;
  onNavigate?: (() => void) | undefined;
};

/** What concerns the account. Opens as soon as it is there, since it is loaded for whoever has asked for it. */
export function AccountMenu({ children, onNavigate }: AccountMenuProps) {
  const t = useT();
  const navigate = useNavigate();
  const seat = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(false);

  useEffect(() => {
    // The button that was pressed has made way for this one, which gets the focus back when the menu closes.
    seat.current?.querySelector('button')?.focus();
    setOpened(true);
  }, []);

  async function logout() {
    await appData.signOut('user');
    await navigate(paths.login);
  }

  return (
    <div ref={seat}>
      <Menu opened={opened} onChange={setOpened} position="top-start" width="target" withinPortal>
        <Menu.Target>{children}</Menu.Target>
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
