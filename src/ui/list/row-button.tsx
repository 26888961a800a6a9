import type { ComponentProps, ComponentType } from 'react';
import classes from './row-button.module.css';

type RowButtonProps = ComponentProps<'button'> & {
  /** `open`: the row's own name, which opens it. */
  look?: 'action' | 'open';
};

/** A button in a row of a table, as low as the row is. */
export const RowButton = ({ look = 'action', ...props }: RowButtonProps) => (
  <button type="button" {...props} className={classes[look]} />
);

type RowIconProps = Omit<ComponentProps<'button'>, 'children'> & {
  label: string;
  Icon: ComponentType<{ size?: number; stroke?: number }>;
};

/** The same with a sign alone; `label` says what it does, and with which row. */
export const RowIcon = ({ label, Icon, ...props }: RowIconProps) => (
  <button type="button" {...props} aria-label={label} title={label} className={classes.icon}>
    <Icon size={17} stroke={1.6} />
  </button>
);
