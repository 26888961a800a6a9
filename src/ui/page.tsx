import { type ReactNode, useEffect, useRef } from 'react';
import { useT } from '../strings/use-t.ts';
import classes from './page.module.css';

type PageProps = {
  /** The heading, and the document's title with the app's name behind it. */
  title: string;
  lead?: string;
  /** Stands beside the heading: the screen's own actions. */
  actions?: ReactNode;
  /** `reading` for text, `data` for grids and tables, `wide` for all there is. */
  width?: 'reading' | 'data' | 'wide';
  children: ReactNode;
};

/** The frame of a screen. The heading takes the focus when the route changes, so that a screen reader says where one is. */
export function Page({ title, lead, actions, width = 'data', children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The route changed before there was a heading, as where the frame waits for an answer: the screen as a whole kept the focus for it.
    if (document.activeElement?.matches('main')) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={classes.page} data-width={width}>
      <PageTitle title={title} />
      <header className={classes.head}>
        <div>
          <h1 ref={heading} tabIndex={-1} className={classes.title}>
            {title}
          </h1>
          {lead && <p className={classes.lead}>{lead}</p>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}

/** The document's title. */
export function PageTitle({ title }: { title: string }) {
  const t = useT();
  return <title>{t('app.title', { page: title })}</title>;
}
