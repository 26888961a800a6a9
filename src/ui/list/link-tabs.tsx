import { Link, useLocation } from 'react-router-dom';
import classes from './link-tabs.module.css';

type LinkTabsProps<Tab extends string> = {
  label: string;
  tabs: readonly { tab: Tab; label: string }[];
  current: Tab;
};

/** The parts of a screen, each with an address of its own (`?tab=`; the first one needs none). */
export function LinkTabs<Tab extends string>({ label, tabs, current }: LinkTabsProps<Tab>) {
  const { pathname } = useLocation();
  return (
    <nav aria-label={label} className={classes.tabs}>
      {tabs.map(({ tab, label: name }, at) => (
        <Link
          key={tab}
          to={at === 0 ? pathname : `${pathname}?tab=${tab}`}
          aria-current={tab === current ? 'page' : undefined}
          className={classes.tab}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
