import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextMarked } from '#engine/read/ink/next-marked';

const ink = fc.integer({ min: 1, max: 60 }).chain((length) => {
  const values = fc.array(fc.constantFrom(0, 0, 0, 0, 0, 0, 7), { minLength: length, maxLength: length });
  return fc.record({ cover: values, owner: values, at: fc.nat(length), end: fc.nat(length) });
});

test('the next pixel that is no bare ground is found wherever it stands, and none before the end', () => {
  fc.assert(
    fc.property(ink, ({ cover, owner, at, end }) => {
      const marked = cover.findIndex((value, i) => i >= at && i < end && (value > 0 || owner[i]! > 0));
      const find = nextMarked({ cover: Uint8Array.from(cover), owner: Uint8Array.from(owner) });
      expect(find(at, end)).toBe(marked < 0 ? end : marked);
    }),
  );
});

test('what is marked or wiped meanwhile is seen', () => {
  const cover = new Uint8Array(20);
  const find = nextMarked({ cover, owner: new Uint8Array(20) });
  expect(find(0, 20)).toBe(20);
  cover[13] = 1;
  expect(find(0, 20)).toBe(13);
});
