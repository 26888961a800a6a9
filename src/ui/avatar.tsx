import { type CSSProperties, useState } from 'react';
import classes from './avatar.module.css';
import { initialsOf } from './initials.tsx';

type AvatarProps = {
  name: string;
  /** Its address; null: the initials. */
  picture: string | null;
  /** px. */
  size?: number;
};

/** A person's picture or, without one, his initials. Beside the written name, so it says nothing of its own. */
export function Avatar({ name, picture, size = 36 }: AvatarProps) {
  // A picture that cannot be had, as without a network, is as good as none.
  const [missing, setMissing] = useState<string | null>(null);
  const style = { '--avatar-size': `${size}px` } as CSSProperties;
  if (picture && picture !== missing) {
    return (
      <img
        src={picture}
        alt=""
        width={size}
        height={size}
        style={style}
        className={classes.avatar}
        onError={() => setMissing(picture)}
      />
    );
  }
  return (
    <span style={style} className={classes.avatar} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
