import { describe, expect, test } from 'vitest';
import { checkPicture, preparePicture, targetSize } from '#data/prepare-picture';

const tenMegabytes = 10 * 1024 * 1024;

describe('checkPicture', () => {
  test.each([
    ['application/pdf', 1, 'not-an-image'],
    ['', 1, 'not-an-image'],
    ['image/png', tenMegabytes + 1, 'image-too-large'],
    ['text/image/', tenMegabytes + 1, 'not-an-image'],
    ['image/png', tenMegabytes, null],
    ['image/webp', 0, null],
  ])('a file of type %j and %d bytes is %s', (type, size, why) => {
    expect(checkPicture({ type, size })).toBe(why);
  });
});

describe('targetSize', () => {
  test.each([
    ['a wide one is bounded by its width', [4000, 3000], [1280, 960]],
    ['a tall one too, and not by its height', [1440, 3120], [1280, 2773]],
    ['a phone screenshot narrower than that keeps every pixel', [1080, 2400], [1080, 2400]],
    ['a small one is not enlarged', [320, 200], [320, 200]],
    ['one of 1280 stays', [1280, 720], [1280, 720]],
    ['a hair keeps a row', [12_000, 3], [1280, 1]],
  ] as const)('%s', (_, [width, height], [toWidth, toHeight]) => {
    expect(targetSize(width, height, 1280)).toEqual({ width: toWidth, height: toHeight });
  });
});

describe('preparePicture', () => {
  const encode = async () => new Blob(['jpeg'], { type: 'image/jpeg' });

  test('[AN-14, AN-15] hands the file to the encoder with width 1280, JPEG and quality 0.6, and names the result .jpg', async () => {
    const asked: unknown[] = [];
    const outcome = await preparePicture(new File(['png'], 'My chart.v2.png', { type: 'image/png' }), {
      encode: async (_, target) => {
        asked.push(target);
        return await encode();
      },
    });
    expect(asked).toEqual([{ maxWidth: 1280, quality: 0.6, type: 'image/jpeg' }]);
    expect(outcome).toMatchObject({ ok: true, picture: { name: 'My chart.v2.jpg', type: 'image/jpeg' } });
  });

  test('refuses before it decodes', async () => {
    const outcome = await preparePicture(new File(['%PDF'], 'a.pdf', { type: 'application/pdf' }), {
      encode: () => Promise.reject(new Error('must not be asked')),
    });
    expect(outcome).toEqual({ ok: false, why: 'not-an-image' });
  });

  test('tells a picture that can not be decoded', async () => {
    const cause = new Error('The source image could not be decoded');
    const file = new File(['no png'], 'a.png', { type: 'image/png' });
    expect(await preparePicture(file, { encode: () => Promise.reject(cause) })).toEqual({
      ok: false,
      why: 'image-damaged',
      cause,
    });
  });
});
