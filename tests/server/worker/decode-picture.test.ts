import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { inspectPicture } from '#server/analyses/inspect-picture';
import { decodePicture } from '#server/worker/decode-picture';

const [width, height] = [120, 80];

/** Red at the left, blue at the right, and a green corner at the top left that tells which way is up. */
function colours() {
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3;
      const colour = x < 40 && y < 40 ? [0, 200, 0] : x < 60 ? [200, 0, 0] : [0, 0, 200];
      data.set(colour, at);
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

describe('a picture on its way to the engine', () => {
  /** Through the gate and the decoder, as on the server. */
  async function decode(bytes: Buffer) {
    const picture = await inspectPicture(bytes);
    if (!picture.ok) throw new Error(picture.why.message);
    const raster = await decodePicture(bytes, picture.value);
    const at = (x: number, y: number) => [
      ...raster.data.subarray((y * raster.width + x) * 4, (y * raster.width + x) * 4 + 4),
    ];
    return { ...picture.value, raster, at };
  }
  /** Within 12 of 255: what lossy formats may do. */
  const near = (colour: number[]) => [...colour.map((value) => expect.closeTo(value, -1.4)), 255];

  test('keeps every pixel of a PNG as it is', async () => {
    const { raster } = await decode(await colours().png().toBuffer());
    const wanted = await colours().ensureAlpha().raw().toBuffer();
    expect(Buffer.from(raster.data.buffer, raster.data.byteOffset, raster.data.length).equals(wanted)).toBe(true);
  });

  test.each([
    ['JPEG', () => colours().jpeg({ quality: 95, chromaSubsampling: '4:4:4' })],
    ['progressive JPEG', () => colours().jpeg({ quality: 95, progressive: true, chromaSubsampling: '4:4:4' })],
    ['PNG of 16 bits', () => colours().toColourspace('rgb16').png()],
    ['PNG with a palette', () => colours().png({ palette: true })],
    ['interlaced PNG', () => colours().png({ progressive: true })],
    ['WebP', () => colours().webp({ quality: 100 })],
    ['GIF', () => colours().gif()],
    ['AVIF', () => colours().avif({ quality: 90, chromaSubsampling: '4:4:4' })],
  ])('%s shows the same colours in the same places', async (_, encode) => {
    const { at, ...picture } = await decode(await encode().toBuffer());
    expect(picture).toMatchObject({ width, height });
    expect(at(10, 10)).toEqual(near([0, 200, 0]));
    expect(at(30, 60)).toEqual(near([200, 0, 0]));
    expect(at(100, 40)).toEqual(near([0, 0, 200]));
  });

  test('CMYK becomes what its inks look like', async () => {
    const { at } = await decode(await colours().toColourspace('cmyk').jpeg({ quality: 100 }).toBuffer());
    const strongest = ([r = 0, g = 0, b = 0]: number[]) =>
      ['red', 'green', 'blue'][[r, g, b].indexOf(Math.max(r, g, b))];
    expect([at(10, 10), at(30, 60), at(100, 40)].map(strongest)).toEqual(['green', 'red', 'blue']);
  });

  test('grey becomes three equal channels', async () => {
    const { at } = await decode(await colours().greyscale().png().toBuffer());
    const [r, g, b, a] = at(100, 40);
    expect([g, b, a]).toEqual([r, r, 255]);
  });

  test('what is transparent becomes white', async () => {
    const clear = { r: 200, g: 0, b: 0, alpha: 0 };
    const picture = sharp({ create: { width, height, channels: 4, background: clear } });
    expect((await decode(await picture.png().toBuffer())).at(5, 5)).toEqual([255, 255, 255, 255]);
  });

  test('a photo taken on its side is turned upright, size and all', async () => {
    const { at, ...picture } = await decode(
      await colours().withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer(),
    );
    expect(picture).toMatchObject({ width: height, height: width });
    expect(at(70, 10)).toEqual(near([0, 200, 0]));
    expect(at(40, 100)).toEqual(near([0, 0, 200]));
  });

  test('an animation counts by its first frame', async () => {
    const frames = [colours(), colours().negate()].map((frame) => frame.png().toBuffer());
    const animation = await sharp(await Promise.all(frames), { join: { animated: true } })
      .gif({ delay: [100, 100] })
      .toBuffer();
    const { at, ...picture } = await decode(animation);
    expect(picture).toMatchObject({ width, height, mediaType: 'image/gif' });
    expect(at(30, 60)).toEqual(near([200, 0, 0]));
  });

  test('a picture larger than the engine has use for is read smaller, in the same proportion', async () => {
    const large = await sharp({ create: { width: 8000, height: 1000, channels: 3, background: '#336699' } })
      .png()
      .toBuffer();
    const { raster, ...picture } = await decode(large);
    expect(picture).toMatchObject({ width: 4096, height: 512 });
    expect([raster.width, raster.height]).toEqual([4096, 512]);
  });
});
