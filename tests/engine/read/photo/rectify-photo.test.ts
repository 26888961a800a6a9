import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Raster } from '#engine/raster';
import { type EdgeStretch, edgeStretches } from '#engine/read/photo/edge-stretches';
import type { Pencil } from '#engine/read/photo/find-pencil';
import { compose, type Homography, invert, mapPoint } from '#engine/read/photo/homography';
import { originOf } from '#engine/read/photo/origin-of';
import { rectifyPhoto } from '#engine/read/photo/rectify-photo';
import { settlePencil } from '#engine/read/photo/settle-pencil';
import { straightener } from '#engine/read/photo/straighten';
import { warp } from '#engine/read/photo/warp';
import { decodePicture } from '../../../../scripts/decode-picture.ts';
import { createRandom } from '../../../charts/random.ts';

const images = path.join(import.meta.dirname, '../../../charts/given/images');
const screenshot = await decodePicture(path.join(images, 'lightweight-00.png'));
const photo = await decodePicture(path.join(images, 'echarts-photo-2.jpg'));

describe('homographies', () => {
  const slanted: Homography = [1.1, 0.05, 3, -0.04, 0.95, 7, 0.00005, -0.00008, 1];

  test('a map and its inverse lead back', () => {
    const back = mapPoint(invert(slanted), mapPoint(slanted, { x: 120, y: 80 }));
    expect(back.x).toBeCloseTo(120, 9);
    expect(back.y).toBeCloseTo(80, 9);
  });

  test('composition is one after the other', () => {
    const twice = mapPoint(compose(slanted, slanted), { x: 5, y: 9 });
    const step = mapPoint(slanted, mapPoint(slanted, { x: 5, y: 9 }));
    expect(twice.x).toBeCloseTo(step.x, 9);
    expect(twice.y).toBeCloseTo(step.y, 9);
  });
});

test('a photo is told from a screenshot', () => {
  expect(originOf(screenshot)).toBe('even');
  expect(originOf(photo)).toBe('photo');
});

test('a photo whose dark ground compression made even is told by its edges, which no screen has', () => {
  const { width, height, data } = screenshot;
  const turned = warp(screenshot, [1, 0.02, -9, -0.02, 1, 12, 0.00004, 0.00002, 1], width, height);
  // Some grain over two fifths of the picture; the rest is one colour still.
  const speckle = (of: Raster): Raster => ({
    ...of,
    data: of.data.map((value, i) =>
      i % (width * 4) < 1.6 * width && i % 4 < 3 ? value + (((i >> 2) * 7919) % 5) : value,
    ),
  });
  expect(data.length).toBe(turned.data.length);
  expect(originOf(speckle(screenshot))).toBe('even');
  expect(originOf(speckle(turned))).toBe('photo');
});

test.each([
  ['turned', [0.996, -0.06, 30, 0.06, 0.996, -20, 0, 0, 1]],
  ['held askew', [0.98, -0.22, 90, 0.22, 0.98, -60, 0, 0, 1]],
  ['seen from the side', [1, 0.03, -10, -0.02, 1, 20, 0.00012, 0.00004, 1]],
] as [string, Homography][])('the rows and columns of a screen that is %s come out level', (_, view) => {
  const { width, height } = screenshot;
  const seen = warp(screenshot, view, width, height);
  // `warp` fetches from `view`, so the picture is moved by its inverse.
  const whole = compose(straightener(seen), invert(view));
  const corner = (x: number, y: number) => mapPoint(whole, { x: x * width, y: y * height });
  for (const share of [0.2, 0.8]) {
    expect(Math.abs(corner(0.2, share).y - corner(0.8, share).y)).toBeLessThan(1.5);
    expect(Math.abs(corner(share, 0.2).x - corner(share, 0.8).x)).toBeLessThan(1.5);
  }
});

test.each([2, 7, 33])(
  'a market that falls steadily is no slant, though bodies begin and end along one: hardly an edge lies as it says (%i)',
  (seed) => {
    const random = createRandom(`fall/${seed}`);
    const [width, height] = [640, 480];
    const data = new Uint8ClampedArray(width * height * 4).fill(20);
    let at = 120;
    for (let i = 0; i < 34; i++) {
      const before = at;
      at += Math.round(2 + random.between(-14, 14));
      for (let y = Math.min(before, at); y < Math.max(before, at) + 2; y++)
        data.fill(180, (y * width + 60 + 15 * i) * 4, (y * width + 72 + 15 * i) * 4);
    }
    for (let i = 3; i < data.length; i += 4) data[i] = 255;
    const map = straightener({ width, height, data });
    const [left, right] = [mapPoint(map, { x: 100, y: 240 }), mapPoint(map, { x: 500, y: 240 })];
    expect(Math.abs(right.y - left.y)).toBeLessThan(1.5);
  },
);

test('a stroke of one px keeps most of its contrast where it comes to lie between two px', () => {
  const data = new Uint8ClampedArray(20 * 20 * 4).fill(200);
  for (let y = 0; y < 20; y++) data.fill(40, (y * 20 + 10) * 4, (y * 20 + 10) * 4 + 3);
  const moved = warp({ width: 20, height: 20, data }, [1, 0, 0.5, 0, 1, 0, 0, 0, 1], 20, 20);
  const row = Array.from({ length: 20 }, (_, x) => moved.data[(10 * 20 + x) * 4]!);
  expect(Math.min(...row)).toBeLessThan(200 - 0.55 * 160);
  expect(row.slice(0, 6).concat(row.slice(14))).toEqual(Array(12).fill(200));
});

test('of a photo the screen alone remains, evenly lit, and its px lead back into the photo', () => {
  const { raster, legible, toPhoto } = rectifyPhoto(photo)!;
  expect([legible.width, legible.height]).toEqual([raster.width, raster.height]);
  const level = (x: number, y: number) => raster.data[(Math.round(y) * raster.width + Math.round(x)) * 4 + 1]!;
  const { width, height } = raster;
  // Empty ground in the upper right and the lower left of this falling chart.
  const grounds = [
    level(0.9 * width, 0.15 * height),
    level(0.7 * width, 0.3 * height),
    level(0.25 * width, 0.8 * height),
  ];
  expect(Math.max(...grounds) - Math.min(...grounds)).toBeLessThan(14);
  for (const point of [
    { x: 0, y: 0 },
    { x: width, y: height },
  ]) {
    const { x, y } = mapPoint(toPhoto, point);
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(photo.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(photo.height);
  }
});

describe('directions of single edges', () => {
  const ground = () => ({ width: 300, height: 200, data: new Uint8Array(300 * 200).fill(230) });

  test('a slanted edge is followed to a fraction of a px', () => {
    const picture = ground();
    for (let y = 0; y < picture.height; y++)
      for (let x = 0; x < picture.width; x++) {
        const share = Math.max(0, Math.min(1, x - (100 + 0.08 * (y + 0.5)) + 0.5));
        picture.data[y * picture.width + x] = 230 - 180 * share;
      }
    const [stretch, ...more] = edgeStretches(picture, 'upright');
    expect(more).toEqual([]);
    expect(stretch!.length).toBeGreaterThan(190);
    expect(stretch!.slope).toBeCloseTo(0.08, 3);
    expect(stretch!.across).toBeCloseTo(108, 0);
    expect(edgeStretches(picture, 'level')).toEqual([]);
  });

  const frame = { centre: 500, middle: 400, length: 1000 };
  const stretchesOf = ({ slope, convergence }: Pencil, count: number): EdgeStretch[] =>
    Array.from({ length: count }, (_, i) => {
      const foot = (1000 / count) * i - 480;
      const own = slope + convergence * foot;
      const along = 300 + ((i * 37) % 200);
      return { across: 500 + foot + own * (along - 400), along, slope: own, length: 12 + (i % 30) };
    });

  test('outvote a guess that the places of edges misled, but not where there are few of them', () => {
    const truth = { slope: 0.012, convergence: 0.00002 };
    const stretches = stretchesOf(truth, 40);
    const guess = { slope: 0.023, convergence: -0.000003 };
    const [settled] = settlePencil(guess, stretches, frame);
    expect(settled!.slope).toBeCloseTo(truth.slope, 5);
    expect(settled!.convergence).toBeCloseTo(truth.convergence, 7);
    expect(settlePencil(guess, stretches.slice(0, 6), frame)).toEqual([guess]);
  });

  test('outvote it also where it is far off at the sides, and other things’ edges lie as it says: where they are far more', () => {
    const truth = { slope: 0.085, convergence: 0.000004 };
    const guess = { slope: 0.052, convergence: 0.00008 };
    const others = stretchesOf(guess, 20);
    const settled = settlePencil(guess, [...stretchesOf(truth, 60), ...others], frame);
    expect(settled).toHaveLength(2);
    expect(settled[0]!.slope).toBeCloseTo(truth.slope, 3);
    expect(settled[0]!.convergence * 500).toBeCloseTo(truth.convergence * 500, 2);
    expect(settlePencil(guess, [...stretchesOf(truth, 20), ...others], frame)).toHaveLength(1);
  });
});
