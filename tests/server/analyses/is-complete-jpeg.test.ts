import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { inspectPicture } from '#server/analyses/inspect-picture';
import { isCompleteJpeg } from '#server/analyses/is-complete-jpeg';
import { faultOf, jpegSegment, paddedTo, stripes } from './pictures.ts';

const made = {
  plain: () => stripes(1).jpeg().toBuffer(),
  grey: () => stripes(2).greyscale().jpeg().toBuffer(),
  turned: () => stripes(3).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
  progressive: () => stripes(4).jpeg({ progressive: true }).toBuffer(),
};

describe('a JPEG', () => {
  let plain: Buffer;
  beforeAll(async () => {
    plain = await made.plain();
  });

  test.each(['plain', 'grey', 'turned'] as const)(
    'that is %s is seen to be complete without decoding it',
    async (kind) => {
      expect(isCompleteJpeg(await made[kind]())).toBe(true);
    },
  );

  test('is complete with a comment, and with what follows its end', () => {
    const told = Buffer.concat([plain.subarray(0, 2), jpegSegment(0xfe, 'a comment'), plain.subarray(2)]);
    expect(isCompleteJpeg(paddedTo(told, told.length + 500))).toBe(true);
  });

  test('of several scans has to be decoded', async () => {
    expect(isCompleteJpeg(await made.progressive())).toBe(false);
  });

  test('that was cut off anywhere is not complete', () => {
    for (let length = 0; length < plain.length; length += 13) {
      expect(isCompleteJpeg(plain.subarray(0, length))).toBe(false);
    }
  });

  test('whose data holds a marker that does not belong there has to be decoded', () => {
    const at = plain.length - 200;
    const odd = Buffer.concat([plain.subarray(0, at), jpegSegment(0xc4, 'x'), plain.subarray(at)]);
    expect(isCompleteJpeg(odd)).toBe(false);
  });

  test('that is taken has nothing wrong but within its data, whatever happened to it on its way', async () => {
    const originals = await Promise.all(Object.values(made).map((make) => make()));
    const damage = fc.record({
      original: fc.constantFrom(...originals),
      from: fc.double({ min: 0, max: 1, noNaN: true }),
      removed: fc.oneof(fc.constant(0), fc.nat(600)),
      added: fc.oneof(fc.uint8Array({ maxLength: 6 }), fc.constantFrom(new Uint8Array([0xff, 0xd9]))),
      cut: fc.constantFrom(1, 1, 1, 0.9, 0.4),
    });
    await fc.assert(
      fc.asyncProperty(damage, async ({ original, from, removed, added, cut }) => {
        const at = Math.floor(from * original.length);
        const parts = [original.subarray(0, at), added, original.subarray(at + removed, cut * original.length)];
        const bytes = Buffer.concat(parts);
        const picture = await inspectPicture(bytes);
        if (picture.ok) expect((await faultOf(bytes)) ?? '').toMatch(/^$|Corrupt JPEG data/);
      }),
      { numRuns: 150 },
    );
  });
});
