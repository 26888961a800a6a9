import classes from './status-mark.module.css';

type StatusMarkProps = {
  /** `on`: in force, filled. `off`: hollow. `half`: under way. `bad`: gone wrong. */
  look: 'on' | 'off' | 'half' | 'bad';
  children: string;
};

/** A state as a shape and a word: it is told apart without colour. */
export const StatusMark = ({ look, children }: StatusMarkProps) => (
  <span className={classes.status} data-look={look}>
    {children}
  </span>
);
