import { Fragment, type ReactNode } from 'react';
import classes from './facts.module.css';

type FactsProps = {
  facts: readonly (readonly [name: string, value: ReactNode])[];
  /** Values stand at the right edge instead of beside their names. */
  atEnd?: boolean;
};

/** Names and what is true of them, line by line. */
export const Facts = ({ facts, atEnd = false }: FactsProps) => (
  <dl className={atEnd ? `${classes.facts} ${classes.atEnd}` : classes.facts}>
    {facts.map(([name, value]) => (
      <Fragment key={name}>
        <dt>{name}</dt>
        <dd>{value ?? '–'}</dd>
      </Fragment>
    ))}
  </dl>
);
