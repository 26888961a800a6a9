import type { Random } from '../random.ts';
import { type Homography, multiply, normalise, project, similarity, tilted } from './homography.ts';

export type Hardness = 'mild' | 'hard';
type Size = { width: number; height: number };

const TILT = { mild: 8, hard: 20 } as const;

/** How the camera is held: tilt within ±8° or ±20°, the screen filling most of the frame; some hard photos cut it at the side without the axis. */
export function aim(
  random: Random,
  screen: Size,
  frame: Size,
  { hardness, axisSide }: { hardness: Hardness; axisSide: 'left' | 'right' },
): Homography {
  const angle = (share = 1) => (random.between(-1, 1) * TILT[hardness] * share * Math.PI) / 180;
  const turned = tilted(screen, { yaw: angle(), pitch: angle(), roll: angle(0.35) });
  const corners = (
    [
      [0, 0],
      [screen.width, 0],
      [screen.width, screen.height],
      [0, screen.height],
    ] as const
  ).map((corner) => project(turned, corner));
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const cut = hardness === 'hard' && random.chance(0.35);
  const filled = cut ? random.between(1.06, 1.18) : random.between(0.72, 0.95);
  const scale =
    filled * Math.min(frame.width / (right - left), cut ? Number.POSITIVE_INFINITY : frame.height / (bottom - top));
  const spare = frame.width - (right - left) * scale;
  // Where the screen is larger than the frame, `spare` is negative and the axis keeps its edge.
  const x = cut ? (axisSide === 'right' ? spare - 12 : 12) : spare * random.between(0.25, 0.75);
  const y = (frame.height - (bottom - top) * scale) * random.between(0.35, 0.65);
  return normalise(multiply(similarity(scale, x - left * scale, y - top * scale), turned));
}
