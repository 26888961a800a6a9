import { mean } from './series.ts';

/** Least squares y = intercept + slope · x; `fit` is R², 0 to 1 (1 for points without spread). */
export type StraightLine = { slope: number; intercept: number; fit: number };

export const straightLine = (points: readonly { x: number; y: number }[]): StraightLine => {
  const x = mean(points.map((point) => point.x));
  const y = mean(points.map((point) => point.y));
  let xx = 0;
  let xy = 0;
  let yy = 0;
  for (const point of points) {
    xx += (point.x - x) ** 2;
    xy += (point.x - x) * (point.y - y);
    yy += (point.y - y) ** 2;
  }
  const slope = xx === 0 ? 0 : xy / xx;
  return { slope, intercept: y - slope * x, fit: yy === 0 || xx === 0 ? 1 : xy ** 2 / (xx * yy) };
};

export const heightAt = ({ slope, intercept }: Pick<StraightLine, 'slope' | 'intercept'>, x: number): number =>
  intercept + slope * x;

/** The line through two points. */
export const through = (a: { x: number; y: number }, b: { x: number; y: number }): StraightLine => {
  const slope = (b.y - a.y) / (b.x - a.x);
  return { slope, intercept: a.y - slope * a.x, fit: 1 };
};
