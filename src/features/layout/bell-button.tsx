import { ActionIcon } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { appData } from '../../app-data.ts';
import { paths } from '../../paths.ts';
import { useT } from '../../strings/use-t.ts';
import { refreshUnread, unreadStore } from '../../unread.ts';
import classes from './outbox-button.module.css';

/** Ms between two looks while the page is in sight. */
const lookEvery = 60_000;
/** A longer number would not fit the bell. */
const most = 99;

/** The way to the notifications, with the number of those that are new. */
export function BellButton() {
  const t = useT();
  const unread = useStore(unreadStore, (state) => state.unread);
  const { pathname } = useLocation();
  useUnreadCount(pathname);
  return (
    <ActionIcon
      component={Link}
      to={paths.notifications}
      aria-label={unread > 0 ? t('bell.unread', { count: unread }) : t('bell.title')}
    >
      <span className={classes.seat}>
        <IconBell size={22} stroke={1.6} />
        {unread > 0 && <span className={classes.badge}>{unread > most ? `${most}+` : unread}</span>}
      </span>
    </ActionIcon>
  );
}

/** Looks at each change of screen, when the page comes back into sight, when a picture's analysis has ended, and now and then. */
function useUnreadCount(pathname: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is the reason to look, not what is looked at.
  useEffect(() => void refreshUnread(), [pathname]);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void refreshUnread();
    };
    document.addEventListener('visibilitychange', look);
    const timer = setInterval(look, lookEvery);
    const stop = appData.channel.listen(({ type }) => {
      if (type === 'analysis-finished') look();
    });
    return () => {
      document.removeEventListener('visibilitychange', look);
      clearInterval(timer);
      stop();
    };
  }, []);
}
