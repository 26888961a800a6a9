import { type MouseEvent, useState } from 'react';
import classes from './focus-area.module.css';
import { focusAt } from './phone-camera.ts';

/** Lies over the preview: a tap focuses there, the keyboard on the middle. */
export function FocusArea({ track, label }: { track: MediaStreamTrack; label: string }) {
  const [ring, setRing] = useState<{ x: number; y: number; at: number } | null>(null);

  function focus({ currentTarget, clientX, clientY, detail, timeStamp }: MouseEvent<HTMLButtonElement>) {
    const box = currentTarget.getBoundingClientRect();
    const byKeyboard = detail === 0;
    const x = byKeyboard ? 0.5 : (clientX - box.left) / box.width;
    const y = byKeyboard ? 0.5 : (clientY - box.top) / box.height;
    setRing({ x, y, at: timeStamp });
    // A camera that will not focus goes on by itself, which it does anyway.
    focusAt(track, { x, y }).catch(() => setRing(null));
  }

  return (
    <button type="button" className={classes.area} aria-label={label} onClick={focus}>
      {ring && (
        <span
          key={ring.at}
          className={classes.ring}
          style={{ insetInlineStart: `${100 * ring.x}%`, insetBlockStart: `${100 * ring.y}%` }}
        />
      )}
    </button>
  );
}
