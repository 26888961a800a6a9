import type { OverlayShape } from '#contract/chart-overlay';
import { areas, candleGroups, strokes } from '#engine/overlay/overlay-paths';
import { labelHeight, placeLabels } from '#engine/overlay/place-labels';
import classes from './overlay.module.css';

type OverlayProps = {
  shapes: readonly OverlayShape[];
  picture: { width: number; height: number };
  /** Px of the picture per px of the screen. */
  unit: number;
};

/** What was read and found, drawn over the picture in its own px. Each line has a dark halo, since the picture may be of any colour. */
export function Overlay({ shapes, picture, unit }: OverlayProps) {
  return (
    <svg viewBox={`0 0 ${picture.width} ${picture.height}`} className={classes.overlay} aria-hidden="true">
      {areas(shapes).map(({ key, tone, ...box }) => (
        <rect key={key} {...box} className={classes.zone} data-tone={tone} />
      ))}
      {candleGroups(shapes).map(({ key, tone, uncertain, path }) => (
        <path key={key} d={path} className={classes.candles} data-tone={tone} data-uncertain={uncertain || undefined} />
      ))}
      {strokes(shapes).map(({ key, tone, dashed, points }) => (
        <g key={key} data-tone={tone} data-dashed={dashed || undefined} className={classes.line}>
          <polyline points={points} className={classes.halo} />
          <polyline points={points} className={classes.stroke} />
        </g>
      ))}
      {placeLabels(shapes, { unit, picture }).map(({ key, text, tone, x, y, width }) => (
        <g key={key} transform={`translate(${x} ${y})`} data-tone={tone} className={classes.label}>
          <rect width={width} height={labelHeight * unit} rx={4 * unit} />
          <text x={width / 2} y={13 * unit} fontSize={11 * unit} textAnchor="middle">
            {text}
          </text>
        </g>
      ))}
    </svg>
  );
}
