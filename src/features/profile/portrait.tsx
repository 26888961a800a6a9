import { Loader } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { useT } from '../../strings/use-t.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { toast } from '../../ui/toast.tsx';
import classes from './portrait.module.css';
import { squarePicture } from './square-picture.ts';

type PortraitProps = {
  name: string;
  picture: string | null;
  busy: boolean;
  /** A data URL. */
  onChoose: (picture: string) => Promise<unknown>;
};

/** The user's picture under a button that opens the choice of another one. */
export function Portrait({ name, picture, busy, onChoose }: PortraitProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [preparing, setPreparing] = useState(false);
  const working = busy || preparing;

  async function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0];
    if (!file) return;
    setPreparing(true);
    const square = await squarePicture(file).catch(() => null);
    // The same file can be chosen again.
    currentTarget.value = '';
    setPreparing(false);
    if (square) await onChoose(square);
    else void toast.error({ message: t('profile.pictureFailed') });
  }

  return (
    <div className={classes.portrait}>
      <Avatar name={name} picture={picture} size={80} />
      <button
        type="button"
        className={classes.button}
        aria-label={t('profile.changePicture')}
        aria-busy={working}
        disabled={working}
        onClick={() => input.current?.click()}
      >
        <span className={classes.mark}>{working ? <Loader size={16} /> : <IconCamera size={16} stroke={1.8} />}</span>
      </button>
      <input ref={input} type="file" accept="image/*" hidden onChange={(event) => void choose(event)} />
    </div>
  );
}
