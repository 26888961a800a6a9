/** Row-major 3 × 3 matrix that takes points of one plane to another. */
export type Homography = readonly [number, number, number, number, number, number, number, number, number];
export type Point = readonly [x: number, y: number];

export function project(h: Homography, [x, y]: Point): Point {
  const w = h[6] * x + h[7] * y + h[8];
  return [(h[0] * x + h[1] * y + h[2]) / w, (h[3] * x + h[4] * y + h[5]) / w];
}

/** The inverse up to scale, by the adjugate; a homography's scale has no meaning. */
export function invert([a, b, c, d, e, f, g, h, i]: Homography): Homography {
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
}

export function multiply(p: Homography, q: Homography): Homography {
  const cell = (row: number, column: number) =>
    [0, 1, 2].reduce((sum, k) => sum + p[row * 3 + k]! * q[k * 3 + column]!, 0);
  return [cell(0, 0), cell(0, 1), cell(0, 2), cell(1, 0), cell(1, 1), cell(1, 2), cell(2, 0), cell(2, 1), cell(2, 2)];
}

export const normalise = (h: Homography): Homography => h.map((value) => value / h[8]) as unknown as Homography;

/** Uniform scale followed by a shift. */
export const similarity = (scale: number, dx = 0, dy = 0): Homography => [scale, 0, dx, 0, scale, dy, 0, 0, 1];

/** A sheet of the given size, centred before a pinhole camera and turned by the angles (radians); result is centred at 0, 0. */
export function tilted(
  { width, height }: { width: number; height: number },
  { yaw, pitch, roll }: { yaw: number; pitch: number; roll: number },
): Homography {
  const distance = 1.9 * Math.max(width, height);
  const [cy, sy, cp, sp, cr, sr] = [
    Math.cos(yaw),
    Math.sin(yaw),
    Math.cos(pitch),
    Math.sin(pitch),
    Math.cos(roll),
    Math.sin(roll),
  ];
  // Columns of the rotation roll · pitch · yaw that act on the sheet's own x and y; depth goes into the last row.
  const turned = (x: number, y: number) => {
    const [x1, y1, z1] = [cy * x, y, -sy * x];
    const [x2, y2, z2] = [x1, cp * y1 - sp * z1, sp * y1 + cp * z1];
    return [cr * x2 - sr * y2, sr * x2 + cr * y2, z2] as const;
  };
  const [ax, ay, az] = turned(1, 0);
  const [bx, by, bz] = turned(0, 1);
  const centred: Homography = [1, 0, -width / 2, 0, 1, -height / 2, 0, 0, 1];
  return multiply([ax, bx, 0, ay, by, 0, az / distance, bz / distance, 1], centred);
}
