import { ActionIcon } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMenu2 } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useT } from '../../strings/use-t.ts';
import { Wordmark } from '../../ui/wordmark.tsx';
import { whenIdle } from '../../when-idle.ts';
import { BellButton } from './bell-button.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { OutboxButton } from './outbox-button.tsx';
import { Sidebar } from './sidebar.tsx';
import { UpdateBanner } from './update-banner.tsx';
import { useUnpaidRelease } from './use-unpaid-release.ts';
import classes from './user-layout.module.css';

const loadDrawer = () => import('../../ui/side-drawer.tsx');
const SideDrawer = lazy(async () => ({ default: (await loadDrawer()).SideDrawer }));

/** The user's area: the sidebar at the side or, on phones, in a drawer behind the menu button. */
export function UserLayout() {
  const t = useT();
  useUnpaidRelease();
  const [menuOpen, { open, close }] = useDisclosure(false);
  const [menuWanted, setMenuWanted] = useState(false);
  useEffect(() => whenIdle(() => void loadDrawer().catch(() => undefined)), []);
  return (
    <div className={classes.layout}>
      <header className={classes.top}>
        <ActionIcon
          className={classes.burger}
          aria-label={t('app.menu')}
          aria-expanded={menuOpen}
          onClick={() => {
            setMenuWanted(true);
            open();
          }}
        >
          <IconMenu2 size={22} />
        </ActionIcon>
        <Link to={paths.analysis} className={classes.home}>
          <Wordmark />
        </Link>
        <div className={classes.tools}>
          <OutboxButton />
          <BellButton />
        </div>
      </header>
      <aside className={classes.side}>
        <Sidebar />
      </aside>
      {menuWanted && (
        <Suspense fallback={null}>
          <SideDrawer opened={menuOpen} onClose={close} side="left" size="300px" title={<Wordmark />} bare>
            <Sidebar onNavigate={close} />
          </SideDrawer>
        </Suspense>
      )}
      <div className={classes.body}>
        <OfflineBanner />
        <UpdateBanner />
        <main id="content" tabIndex={-1} className={classes.main}>
          <Outlet />
        </main>
      </div>
    </div>
  );
}
