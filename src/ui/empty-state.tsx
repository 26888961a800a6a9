import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

type EmptyStateProps = { drawing: ReactNode; title: string; lead?: string; children?: ReactNode };

/** A small drawing, one sentence and the next step. */
export const EmptyState = ({ drawing, title, lead, children }: EmptyStateProps) => (
  <div className={classes.empty}>
    <div className={classes.drawing} aria-hidden="true">
      {drawing}
    </div>
    <p className={classes.title}>{title}</p>
    {lead && <p className={classes.lead}>{lead}</p>}
    {children && <div className={classes.next}>{children}</div>}
  </div>
);
