import { type Homography, type Point, project } from './photo/homography.ts';
import type { ChartTruth } from './truth.ts';

/** Where a truth lies in its own picture: fractional px, through the homography for photos. */
export function placeTruth(truth: ChartTruth) {
  const { axis } = truth;
  const into = axis.scale === 'log' ? Math.log : (price: number) => price;
  const slope = (axis.y2 - axis.y1) / (into(axis.p2) - into(axis.p1));
  const rowOf = (price: number) => axis.y1 + (into(price) - into(axis.p1)) * slope;
  const at = (x: number, y: number): Point =>
    truth.homography ? project(truth.homography as unknown as Homography, [x, y]) : [x, y];
  return { rowOf, at };
}
