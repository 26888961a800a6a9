import type { ReactNode } from 'react';
import { useT } from '../../strings/use-t.ts';
import { PageTitle } from '../../ui/page.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import classes from './auth-frame.module.css';
import { ChartBackdrop } from './chart-backdrop.tsx';

type AuthFrameProps = { title: string; heading: string; lead: string; children: ReactNode; foot?: ReactNode };

/** The frame of all screens without a session: the form, and beside it, where there is room, a chart being measured. */
export const AuthFrame = ({ title, heading, lead, children, foot }: AuthFrameProps) => (
  <div className={classes.frame}>
    <PageTitle title={title} />
    <main className={classes.main} id="content" tabIndex={-1}>
      <div className={classes.column}>
        <Wordmark />
        <div className={classes.hero}>
          <Claim />
          <ChartBackdrop wide />
        </div>
        <div className={classes.form}>
          <h1 tabIndex={-1} className={classes.heading}>
            {heading}
          </h1>
          <p className={classes.lead}>{lead}</p>
          {children}
        </div>
        {foot && <p className={classes.foot}>{foot}</p>}
      </div>
    </main>
    <aside className={classes.beside}>
      <ChartBackdrop />
      <Claim />
    </aside>
  </div>
);

/** What this is, to somebody who sees it for the first time: over the form on a phone, beside it on a desk. `index.html` says it first. */
function Claim() {
  const t = useT();
  return (
    <div>
      <p className={classes.claim}>{t('auth.claim')}</p>
      <p className={classes.claimLead}>{t('auth.claimLead')}</p>
    </div>
  );
}
