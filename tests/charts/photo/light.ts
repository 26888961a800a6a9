import type { Random } from '../random.ts';
import type { Hardness } from './aim.ts';

type Glare = { x: number; y: number; radius: number; strength: number };

/** Everything between the screen and the file, but geometry. Strengths are fractions of full scale unless said otherwise. */
export type Light = {
  /** Gain of red, green and blue. */
  balance: readonly [number, number, number];
  /** Light that a black screen still gives off or reflects. */
  black: number;
  vignetting: number;
  /** Depth of the screen's pixel raster: aliasing of it is the moiré. */
  raster: number;
  glare: Glare[];
  bezel: { color: number; share: number };
  desk: { color: readonly [number, number, number]; grain: number };
  /** Standard deviations: lens blur in px, noise in levels of 255. */
  blur: number;
  noise: number;
};

const RANGES = {
  mild: {
    black: [0.01, 0.05],
    vignetting: [0.02, 0.12],
    raster: [0, 0.1],
    glare: [0.03, 0.14],
    spots: 1,
    blur: [0.4, 0.75],
    noise: [1, 3.5],
  },
  hard: {
    black: [0.03, 0.1],
    vignetting: [0.1, 0.3],
    raster: [0.04, 0.22],
    glare: [0.12, 0.45],
    spots: 2,
    blur: [0.6, 1.15],
    noise: [2.5, 7],
  },
} as const satisfies Record<Hardness, unknown>;

export function planLight(random: Random, frame: { width: number; height: number }, hardness: Hardness): Light {
  const range = RANGES[hardness];
  const within = ([low, high]: readonly [number, number]) => random.between(low, high);
  const warmth = random.between(-0.07, 0.07);
  return {
    balance: [0.95 + warmth, 0.95, 0.95 - warmth],
    black: within(range.black),
    vignetting: within(range.vignetting),
    raster: within(range.raster),
    glare: Array.from({ length: random.integer(0, range.spots) }, () => ({
      x: random.next() * frame.width,
      y: random.next() * frame.height,
      radius: random.between(0.08, 0.28) * frame.width,
      strength: within(range.glare),
    })),
    bezel: { color: random.pick([12, 26, 48, 190]), share: random.between(0.012, 0.035) },
    desk: {
      color: random.pick([
        [120, 88, 60],
        [92, 96, 104],
        [198, 190, 178],
        [54, 48, 44],
      ] as const),
      grain: random.between(6, 22),
    },
    blur: within(range.blur),
    noise: within(range.noise),
  };
}
