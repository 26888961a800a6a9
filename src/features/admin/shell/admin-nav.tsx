import '@mantine/core/styles/Tooltip.css';
import { Tooltip } from '@mantine/core';
import { NavLink } from 'react-router-dom';
import { useT } from '../../../strings/use-t.ts';
import { adminEntries } from './admin-entries.ts';
import { AdminMenu } from './admin-menu.tsx';
import classes from './admin-nav.module.css';

type AdminNavProps = { collapsed?: boolean; onNavigate?: () => void };

/** The links of the admin area and, at their foot, who is signed in. Collapsed, the icons alone. */
export function AdminNav({ collapsed = false, onNavigate }: AdminNavProps) {
  const t = useT();
  return (
    <div className={classes.side} data-collapsed={collapsed || undefined}>
      <nav aria-label={t('admin.nav')} className={classes.nav}>
        {adminEntries.map((group) => (
          <ul key={group[0].to} className={classes.group}>
            {group.map(({ to, label, Icon }) => (
              <li key={to}>
                <Tooltip label={t(label)} position="right" disabled={!collapsed}>
                  <NavLink to={to} className={classes.link} aria-label={t(label)} onClick={onNavigate}>
                    <Icon size={20} stroke={1.6} />
                    <span className={classes.label}>{t(label)}</span>
                  </NavLink>
                </Tooltip>
              </li>
            ))}
          </ul>
        ))}
      </nav>
      <AdminMenu collapsed={collapsed} onNavigate={onNavigate} />
    </div>
  );
}
