import type { Grey } from '../axis/text-mask.ts';
import { LIGHT } from './flatten-light.ts';

const BLOCK = 24;
/** How much brighter than the usual ground a dark one is under a reflection, levels. */
const LIFTED = 70;
/** A light ground at the sensor's limit, while the rest of the screen is not. */
const BURNT = 253;
/** Nearer to the limit than this, a light ground tells nothing. */
const ROOM = 6;
/** From one block to the next a reflection falls by less than this share of what it adds, along most of its border. */
const FADE = 0.45;
const MOSTLY = 0.5;

/** Share of a straightened screen, 0 to 1, in which a reflection drowns what the screen shows. A reflection fades away; panels have edges. */
export function measureGlare(picture: Grey): number {
  const { grounds, columns } = blockGrounds(picture);
  const usual = grounds.toSorted((a, b) => a - b)[grounds.length >> 3] ?? 0;
  if (usual > BURNT - ROOM) return 0;
  const limit = usual <= LIGHT ? usual + LIFTED : BURNT;
  const lit = grounds.flatMap((ground, i) => (ground >= limit ? [i] : []));
  let [borders, faded] = [0, 0];
  for (const i of lit)
    for (const k of [
      i - columns,
      i + columns,
      ...(i % columns ? [i - 1] : []),
      ...((i + 1) % columns ? [i + 1] : []),
    ]) {
      const beside = grounds[k];
      if (beside === undefined || beside >= limit) continue;
      borders++;
      if (grounds[i]! - beside < FADE * (limit - usual)) faded++;
    }
  return faded >= MOSTLY * borders ? lit.length / grounds.length : 0;
}

/** The darker quarter of each block: candles and text hardly brighten it, a reflection does. */
function blockGrounds({ width, height, data }: Grey): { grounds: number[]; columns: number } {
  const grounds: number[] = [];
  for (let top = 0; top + BLOCK <= height; top += BLOCK)
    for (let left = 0; left + BLOCK <= width; left += BLOCK) {
      const values: number[] = [];
      for (let y = top; y < top + BLOCK; y += 3)
        for (let x = left; x < left + BLOCK; x += 3) values.push(data[y * width + x]!);
      values.sort((a, b) => a - b);
      grounds.push(values[values.length >> 2]!);
    }
  return { grounds, columns: Math.floor(width / BLOCK) };
}
