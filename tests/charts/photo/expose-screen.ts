import { type Homography, invert } from './homography.ts';
import type { Light } from './light.ts';

/** RGB bytes, three a pixel. */
type Screenshot = { data: Uint8Array; width: number; height: number };
type Frame = { width: number; height: number };

/** Offsets of the four samples of a pixel, px. */
const SAMPLES = [0.25, 0.75] as const;

/** What the sensor sees, RGB bytes: the screen through the homography, its bezel, and the desk behind; before blur and noise. */
export function exposeScreen(screen: Screenshot, frame: Frame, homography: Homography, light: Light): Buffer {
  const out = Buffer.alloc(frame.width * frame.height * 3);
  const h = invert(homography);
  const bezel = light.bezel.share * Math.max(screen.width, screen.height);
  const rgb = [0, 0, 0];
  for (let y = 0; y < frame.height; y++) {
    for (let x = 0; x < frame.width; x++) {
      rgb.fill(0);
      for (const dy of SAMPLES)
        for (const dx of SAMPLES) {
          const [px, py] = [x + dx, y + dy];
          const w = h[6] * px + h[7] * py + h[8];
          const u = (h[0] * px + h[1] * py + h[2]) / w;
          const v = (h[3] * px + h[4] * py + h[5]) / w;
          if (u >= 0 && v >= 0 && u < screen.width && v < screen.height) addScreen(rgb, screen, u, v, light);
          else addSurroundings(rgb, u, v, px, py, screen, bezel, light);
        }
      develop(rgb, x, y, frame, light);
      const at = (y * frame.width + x) * 3;
      for (let k = 0; k < 3; k++) out[at + k] = rgb[k]!;
    }
  }
  return out;
}

function addScreen(
  rgb: number[],
  { data, width, height }: Screenshot,
  u: number,
  v: number,
  { black, raster }: Light,
): void {
  // Bilinear about pixel centres.
  const fx = Math.min(Math.max(u - 0.5, 0), width - 1.001);
  const fy = Math.min(Math.max(v - 0.5, 0), height - 1.001);
  const [x, y] = [Math.floor(fx), Math.floor(fy)];
  const [a, b] = [fx - x, fy - y];
  const at = (y * width + x) * 3;
  const below = at + width * 3;
  for (let k = 0; k < 3; k++) {
    const top = data[at + k]! * (1 - a) + data[at + 3 + k]! * a;
    const bottom = data[below + k]! * (1 - a) + data[below + 3 + k]! * a;
    // Red, green and blue stripes of a pixel lie side by side; rows have dark gaps.
    const stripes = 1 + raster * (Math.cos(2 * Math.PI * (u - k / 3)) + 0.6 * Math.cos(2 * Math.PI * v));
    rgb[k]! += (255 * black + (1 - black) * (top * (1 - b) + bottom * b)) * stripes * 0.25;
  }
}

function addSurroundings(
  rgb: number[],
  u: number,
  v: number,
  x: number,
  y: number,
  { width, height }: Screenshot,
  bezel: number,
  { bezel: { color }, desk }: Light,
): void {
  const outside = Math.max(-u, -v, u - width, v - height);
  const grain = desk.grain * (Math.sin(y * 0.9 + 3 * Math.sin(x * 0.006)) * 0.4 + Math.sin(x * 0.011 + y * 0.004));
  for (let k = 0; k < 3; k++)
    rgb[k]! += (outside < bezel ? color + 6 * Math.sin(outside / 3) : desk.color[k]! + grain) * 0.25;
}

function develop(rgb: number[], x: number, y: number, frame: Frame, { glare, vignetting, balance }: Light): void {
  const [rx, ry] = [x / frame.width - 0.5, y / frame.height - 0.5];
  const shade = 1 - vignetting * 2 * (rx * rx + ry * ry);
  for (let k = 0; k < 3; k++) {
    let value = rgb[k]! * shade * balance[k]!;
    for (const spot of glare)
      value += (255 - value) * spot.strength * Math.exp(-((x - spot.x) ** 2 + (y - spot.y) ** 2) / spot.radius ** 2);
    rgb[k] = Math.max(0, Math.min(255, value));
  }
}
