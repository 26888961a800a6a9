import '@mantine/core/styles/Skeleton.css';
import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './figures.module.css';

export type Figure = { label: string; value: ReactNode; note?: ReactNode };

type FiguresProps = {
  /** What the figures are of, for screen readers. */
  label: string;
  /** A figure without a value is still loaded. */
  figures: readonly Figure[];
};

/** A strip of figures over a list. */
export const Figures = ({ label, figures }: FiguresProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what can be filled in.
  <div role="group" aria-label={label}>
    <dl className={classes.figures}>
      {figures.map(({ label: name, value, note }) => (
        <div key={name} className={classes.figure}>
          <dt>{name}</dt>
          <dd className={classes.value}>{value ?? <Skeleton height={24} width={56} />}</dd>
          {note && <dd className={classes.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  </div>
);
