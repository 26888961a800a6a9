import type { ComponentProps } from 'react';
import classes from './row-button.module.css';

type RowButtonProps = ComponentProps<'button'> & {
  /** `open`: the row's own name, which opens it. */
  look?: 'action' | 'open';
};

/** A button in a row of a table, as low as the row is. */
export const RowButton = ({ look = 'action', ...props }: RowButtonProps) => (
  <button type="button" {...props} className={classes[look]} />
);
