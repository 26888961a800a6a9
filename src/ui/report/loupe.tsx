import classes from './scale-editor.module.css';

type LoupeProps = {
  src: string;
  /** Px. */
  picture: { width: number; height: number };
  /** The place of the picture in its middle. */
  at: { x: number; y: number };
};

const size = { width: 148, height: 96 };
const power = 2;

/** A part of a picture, magnified, with a line through its middle: a finger hides what it points at. */
export function Loupe({ src, picture, at }: LoupeProps) {
  return (
    <div
      aria-hidden="true"
      className={classes.loupe}
      data-left={at.x > picture.width / 2 || undefined}
      data-low={at.y < picture.height / 2 || undefined}
      style={{
        ...size,
        backgroundImage: `url(${JSON.stringify(src)})`,
        backgroundSize: `${power * picture.width}px ${power * picture.height}px`,
        backgroundPosition: `${size.width / 2 - power * at.x}px ${size.height / 2 - power * at.y}px`,
      }}
    />
  );
}
