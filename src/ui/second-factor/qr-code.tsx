import { encode } from 'uqr';
import classes from './second-factor.module.css';

/** Light modules around the code, without which readers do not find it (ISO/IEC 18004). */
const border = 4;

/** A text as a QR code, drawn on the device. Dark on white in either theme, as readers want it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: 'M', border });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className={classes.code} role="img" aria-label={label}>
      <path d={dark.join('')} shapeRendering="crispEdges" />
    </svg>
  );
}
