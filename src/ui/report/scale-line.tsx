import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import classes from './scale-editor.module.css';

type ScaleLineProps = {
  label: string;
  /** Px of the picture from its top; the line may stand from `least` to `most`. */
  y: number;
  least: number;
  most: number;
  /** Px. */
  picture: { width: number; height: number };
  onMove: (y: number) => void;
  /** Where it is being set, as a place of the picture; null when it is let go. */
  onAim: (x: number | null) => void;
};

const coarse = 10;

/** A level line over a picture, moved by a finger, a mouse or the arrow keys (with Shift by ten px). */
export function ScaleLine({ label, y, least, most, picture, onMove, onAim }: ScaleLineProps) {
  const grip = useRef<{ pointer: number; offset: number } | null>(null);
  const move = (to: number) => onMove(Math.min(most, Math.max(least, to)));

  const rowAt = (event: PointerEvent<HTMLDivElement>) => {
    const frame = event.currentTarget.parentElement!.getBoundingClientRect();
    return { row: ((event.clientY - frame.top) / frame.height) * picture.height, frame };
  };
  const aim = (event: PointerEvent<HTMLDivElement>, frame: DOMRect) =>
    onAim(((event.clientX - frame.left) / frame.width) * picture.width);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.shiftKey ? coarse : 1;
    const to = { ArrowUp: y - step, ArrowDown: y + step, PageUp: y - coarse, PageDown: y + coarse }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    move(to);
  };

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-orientation="vertical"
      aria-valuemin={0}
      aria-valuemax={picture.height}
      // Up is more, as the arrow keys have it.
      aria-valuenow={Math.round(picture.height - y)}
      aria-valuetext={`${Math.round(y)} px`}
      className={classes.line}
      style={{ top: `${(100 * y) / picture.height}%` }}
      onKeyDown={onKeyDown}
      onFocus={() => onAim(0.96 * picture.width)}
      onBlur={() => onAim(null)}
      onPointerDown={(event) => {
        const { row, frame } = rowAt(event);
        event.currentTarget.setPointerCapture(event.pointerId);
        // The line keeps its distance to the finger: it must not jump when it is touched.
        grip.current = { pointer: event.pointerId, offset: y - row };
        aim(event, frame);
      }}
      onPointerMove={(event) => {
        if (grip.current?.pointer !== event.pointerId) return;
        const { row, frame } = rowAt(event);
        move(row + grip.current.offset);
        aim(event, frame);
      }}
      onPointerUp={() => {
        grip.current = null;
      }}
      onPointerCancel={() => {
        grip.current = null;
      }}
    >
      <span className={classes.stroke} />
      <span className={classes.handle}>{label}</span>
    </div>
  );
}
