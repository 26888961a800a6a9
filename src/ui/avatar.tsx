import classes from './avatar.module.css';
import { initialsOf } from './initials.tsx';

/** A person's picture or, without one, his initials. Beside the written name, so it says nothing of its own. */
export const Avatar = ({ name, picture }: { name: string; picture: string | null }) =>
  picture ? (
    <img src={picture} alt="" width={72} height={72} className={classes.avatar} />
  ) : (
    <span className={classes.avatar} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
