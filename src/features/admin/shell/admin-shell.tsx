import { ActionIcon } from '@mantine/core';
import { useDisclosure, useLocalStorage } from '@mantine/hooks';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconMenu2 } from '@tabler/icons-react';
import { useT } from '../../../strings/use-t.ts';
import { SideDrawer } from '../../../ui/side-drawer.tsx';
import { Mark } from '../../../ui/wordmark.tsx';
import { AdminNav } from './admin-nav.tsx';
import classes from './admin-shell.module.css';
import { FactorGate } from './factor-gate.tsx';

/** The administrators' area: 200 px of sidebar, 56 px when collapsed; on phones a drawer behind the menu button. */
export function AdminShell() {
  const t = useT();
  const [collapsed, setCollapsed] = useLocalStorage({
    key: 'adminSidebarCollapsed',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const [menuOpen, { open, close }] = useDisclosure(false);
  const Toggle = collapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  const name = (
    <span className={classes.name}>
      <Mark size={24} />
      <span className={classes.area}>{t('admin.area')}</span>
    </span>
  );
  return (
    <div className={classes.shell} data-collapsed={collapsed || undefined}>
      <header className={classes.top}>
        <ActionIcon aria-label={t('app.menu')} aria-expanded={menuOpen} onClick={open}>
          <IconMenu2 size={22} />
        </ActionIcon>
        {name}
      </header>
      <aside className={classes.side}>
        <div className={classes.head}>
          {!collapsed && name}
          <ActionIcon
            aria-label={t(collapsed ? 'admin.expand' : 'admin.collapse')}
            aria-expanded={!collapsed}
            onClick={() => setCollapsed(!collapsed)}
          >
            <Toggle size={20} stroke={1.6} />
          </ActionIcon>
        </div>
        <AdminNav collapsed={collapsed} />
      </aside>
      <SideDrawer opened={menuOpen} onClose={close} side="left" size="260px" title={name} bare>
        <AdminNav onNavigate={close} />
      </SideDrawer>
      <main id="content" tabIndex={-1} className={classes.main}>
        <FactorGate />
      </main>
    </div>
  );
}
