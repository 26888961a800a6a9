import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { readPlainJpeg } from '#server/analyses/plain-jpeg';
import { metadataOf } from '#server/worker/decode-picture';
import { detailSymbolsAt, faultOf, jpegSegment, stripes } from './pictures.ts';

const made = {
  plain: () => stripes(1).jpeg().toBuffer(),
  full: () => stripes(1).jpeg({ chromaSubsampling: '4:4:4', optimizeCoding: false }).toBuffer(),
  grey: () => stripes(2).greyscale().jpeg().toBuffer(),
  profiled: () => stripes(3).withIccProfile('p3').jpeg().toBuffer(),
};

/** With a segment behind its first two bytes. */
const withSegment = (picture: Buffer, marker: number, content: string) =>
  Buffer.concat([picture.subarray(0, 2), jpegSegment(marker, content), picture.subarray(2)]);

describe('a JPEG as browsers write it', () => {
  let pictures: Record<keyof typeof made, Buffer>;
  beforeAll(async () => {
    const entries = Object.entries(made).map(async ([name, make]) => [name, await make()] as const);
    pictures = Object.fromEntries(await Promise.all(entries)) as typeof pictures;
  });

  test.each(Object.keys(made) as (keyof typeof made)[])('that is %s is read without a decoder', async (kind) => {
    const { width, height } = (await metadataOf(pictures[kind])) ?? {};
    expect(readPlainJpeg(pictures[kind])).toEqual({ width, height, isBare: true });
  });

  test('is seen to hold more than the picture', () => {
    const { plain } = pictures;
    expect(readPlainJpeg(withSegment(plain, 0xfe, 'a comment'))?.isBare).toBe(false);
    expect(readPlainJpeg(withSegment(plain, 0xe2, 'MPF\0 and more'))?.isBare).toBe(false);
    expect(readPlainJpeg(Buffer.concat([plain, Buffer.from('hidden')]))?.isBare).toBe(false);
  });

  test('is left to a decoder where it may be turned, is written in several scans, or has restarts', async () => {
    expect(readPlainJpeg(await stripes(3).jpeg().withMetadata({ orientation: 6 }).toBuffer())).toBeUndefined();
    expect(readPlainJpeg(await stripes(4).jpeg({ progressive: true }).toBuffer())).toBeUndefined();
    expect(readPlainJpeg(withSegment(pictures.plain, 0xdd, '\0\x04'))).toBeUndefined();
  });

  test('that was cut off anywhere is left to a decoder', () => {
    const { plain } = pictures;
    for (let length = 0; length < plain.length; length += 7) {
      expect(readPlainJpeg(plain.subarray(0, length))).toBeUndefined();
    }
  });

  test.each([
    ['a symbol that no baseline table has', 0x1b],
    ['a symbol twice', 0x01],
  ])('is left to a decoder where a table has %s', (_, symbol) => {
    const bytes = Buffer.from(pictures.full);
    const symbols = detailSymbolsAt(bytes);
    expect([...bytes.subarray(symbols, symbols + 3)]).toEqual([1, 2, 3]);
    bytes[symbols + 1] = symbol;
    expect(readPlainJpeg(bytes)).toBeUndefined();
  });

  test('is read only if a decoder takes its header, whatever bytes of it are others', async () => {
    const header = ({ length }: Buffer) => Math.min(length, 620);
    const damage = fc.record({
      original: fc.constantFrom(...Object.values(pictures)),
      changes: fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(255)), {
        minLength: 1,
        maxLength: 3,
      }),
    });
    await fc.assert(
      fc.asyncProperty(damage, async ({ original, changes }) => {
        const bytes = Buffer.from(original);
        // From the third on: by the first two it is known to be a JPEG.
        for (const [place, value] of changes) bytes[2 + Math.floor(place * (header(original) - 3))] = value;
        const read = readPlainJpeg(bytes);
        if (!read || Math.max(read.width, read.height) > 2000) return;
        // A table that is wrong and still one leads it astray in the data, which a worker finds out.
        expect((await faultOf(bytes)) ?? '').toMatch(/^$|Corrupt JPEG data/);
        expect((await metadataOf(bytes))?.autoOrient).toEqual({ width: read.width, height: read.height });
      }),
      { numRuns: 150 },
    );
  });
});
