import { expect, test } from 'vitest';
import { failure } from '#engine/outcome';
import type { Box } from '#engine/raster';
import { lookOnce } from '#engine/read/look-once';

test('a region whose sides are at most a px off those of one that was looked at is not looked at again', () => {
  const looked: Box[] = [];
  const { at: look, known } = lookOnce((region) => {
    looked.push(region);
    return failure('not-a-chart');
  });
  const region = { x0: 0, x1: 1080, y0: 0, y1: 2340 };
  const found = look(region);
  expect(look({ ...region })).toBe(found);
  expect(look({ ...region, x0: 1, x1: 1079 })).toBe(found);
  expect(looked).toEqual([region]);
  look({ ...region, x1: 1078 });
  expect(looked).toHaveLength(2);
  expect(known({ ...region, x0: 4 }, 4)).toBe(found);
  expect(known({ ...region, x0: 4 }, 3)).toBeUndefined();
  expect(looked).toHaveLength(2);
});
