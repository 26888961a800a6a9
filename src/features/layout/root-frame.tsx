import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { profileLoader } from '../../profile.ts';
import { useT } from '../../strings/use-t.ts';
import classes from './root-frame.module.css';

/** What all screens share: the skip link, the focus after a change of route, the load of the profile. */
export function RootFrame() {
  const t = useT();
  const { pathname } = useLocation();
  useFocusOnRouteChange(pathname);
  useEffect(() => void profileLoader.onPathChange(pathname), [pathname]);
  return (
    <>
      <a href="#content" className={classes.skip}>
        {t('app.skip')}
      </a>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

/** Puts the focus on the new screen's heading, as a page load would; not at the first one, where the browser does it. */
function useFocusOnRouteChange(pathname: string) {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // A screen that has put the focus on its first field knows better.
    const active = document.activeElement;
    if (active instanceof HTMLInputElement && active.closest('main')) return;
    const place = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    place?.focus({ preventScroll: true });
  }, [pathname]);
}
