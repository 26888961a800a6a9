import { NavLink } from 'react-router-dom';
import { useT } from '../../strings/use-t.ts';
import classes from './sidebar.module.css';
import { sidebarSections } from './sidebar-entries.ts';
import { UserMenu } from './user-menu.tsx';

/** The user's navigation: fixed on wide screens, inside a drawer on phones. `onNavigate` closes that. */
export function Sidebar({ onNavigate }: { onNavigate?: () => void }) {
  const t = useT();
  return (
    <div className={classes.sidebar}>
      <nav aria-label={t('nav.label')} className={classes.nav}>
        {sidebarSections.map(({ heading, entries }) => (
          <div key={heading} className={classes.section}>
            <h2 className={classes.heading}>{t(heading)}</h2>
            {entries.map(({ to, label, Icon }) => (
              <NavLink key={to} to={to} className={classes.link} onClick={onNavigate}>
                <Icon size={19} stroke={1.6} />
                {t(label)}
              </NavLink>
            ))}
          </div>
        ))}
      </nav>
      <UserMenu onNavigate={onNavigate} />
    </div>
  );
}
