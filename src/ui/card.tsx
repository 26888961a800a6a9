import { type ReactNode, useId } from 'react';
import classes from './card.module.css';

type CardProps = { title?: string; lead?: string; actions?: ReactNode; children: ReactNode };

/** A part of a screen on its own surface; with a title it is a named region. */
export function Card({ title, lead, actions, children }: CardProps) {
  const titleId = useId();
  return (
    <section className={classes.card} aria-labelledby={title ? titleId : undefined}>
      {title && (
        <div className={classes.head}>
          <div>
            <h2 id={titleId} className={classes.title}>
              {title}
            </h2>
            {lead && <p className={classes.lead}>{lead}</p>}
          </div>
          {actions}
        </div>
      )}
      {children}
    </section>
  );
}
