import { ActionIcon, Tooltip } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import {
  IconLayoutDashboard,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconLogout,
  IconUserCog,
} from '@tabler/icons-react';
import { NavLink, Outlet } from 'react-router-dom';
import { appData } from '../../../app-data.ts';
import { paths } from '../../../paths.ts';
import { useT } from '../../../strings/use-t.ts';
import { Mark } from '../../../ui/wordmark.tsx';
import classes from './admin-shell.module.css';

const entries = [
  { to: paths.adminDashboard, label: 'admin.dashboard', Icon: IconLayoutDashboard },
  { to: paths.adminProfile, label: 'admin.profile', Icon: IconUserCog },
] as const;

const isNarrow = () => matchMedia('(max-width: 48em)').matches;

/** The administrators' area: 200 px of sidebar, 56 px when collapsed. */
export function AdminShell() {
  const t = useT();
  const [collapsed, setCollapsed] = useLocalStorage({ key: 'adminSidebarCollapsed', defaultValue: isNarrow() });
  const Toggle = collapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <div className={classes.shell} data-collapsed={collapsed || undefined}>
      <aside className={classes.side}>
        <div className={classes.head}>
          <Mark size={24} />
          <span className={classes.label}>{t('admin.area')}</span>
        </div>
        <nav aria-label={t('admin.nav')} className={classes.nav}>
          {entries.map(({ to, label, Icon }) => (
            <Tooltip key={to} label={t(label)} position="right" disabled={!collapsed}>
              <NavLink to={to} className={classes.link} aria-label={t(label)}>
                <Icon size={20} stroke={1.6} />
                <span className={classes.label}>{t(label)}</span>
              </NavLink>
            </Tooltip>
          ))}
        </nav>
        <button
          type="button"
          className={classes.link}
          aria-label={t('nav.logout')}
          onClick={() => void appData.signOut('admin')}
        >
          <IconLogout size={20} stroke={1.6} />
          <span className={classes.label}>{t('nav.logout')}</span>
        </button>
        <ActionIcon
          aria-label={t(collapsed ? 'admin.expand' : 'admin.collapse')}
          aria-expanded={!collapsed}
          onClick={() => setCollapsed(!collapsed)}
        >
          <Toggle size={20} stroke={1.6} />
        </ActionIcon>
      </aside>
      <main id="content" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
    </div>
  );
}
