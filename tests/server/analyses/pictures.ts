import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { openPicture } from '#server/worker/decode-picture';

/** A picture of coloured stripes: valid, and different for each seed. */
export function stripes(seed: number, { width = 320, height = 200 } = {}) {
  const data = Buffer.alloc(width * height * 3);
  for (let i = 0; i < data.length; i++) data[i] = ((i % (width * 3)) * (seed + 1) + 31 * seed) & 255;
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** Where the symbols of a JPEG's second table of codes begin, which is that of details: behind its mark, length, name and the number of codes of each length. */
export function detailSymbolsAt(jpeg: Buffer): number {
  const mark = Buffer.from([0xff, 0xc4]);
  return jpeg.indexOf(mark, jpeg.indexOf(mark) + 2) + 21;
}

/** A JPEG like any other by its header and marks, but for one symbol of a table, by which a decoder loses its way in the data and gives up. */
export async function misledJpeg(): Promise<Buffer> {
  const picture = await stripes(2).greyscale().jpeg().toBuffer();
  picture[detailSymbolsAt(picture) + 4] = 0xe1;
  return picture;
}

/** What a decoder throws at the whole of a picture; undefined where it comes to the end. */
export const faultOf = (picture: Buffer): Promise<string | undefined> =>
  openPicture(picture)
    .raw()
    .toBuffer()
    .then(
      () => undefined,
      ({ message }: Error) => message,
    );

export const stripesPng = (seed: number) => stripes(seed).png().toBuffer();

/** A square PNG that takes three bytes a pixel: nothing repeats itself in it. */
export function noisePng(side: number) {
  const data = Buffer.alloc(side * side * 3);
  for (let i = 0, seed = side; i < data.length; i++) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    data[i] = seed >>> 24;
  }
  return sharp(data, { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();
}

/** The file with so many bytes in all: readers stop at the picture's end and ignore what follows. */
export const paddedTo = (picture: Buffer, bytes: number) =>
  Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]);

export const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888888' }, limitInputPixels: false });

/** Length, type, content, sum. */
export function pngChunk(type: string, content: Buffer | string): Buffer {
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const named = Buffer.concat([Buffer.from(type), Buffer.from(content)]);
  size.writeUInt32BE(named.length - 4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([size, named, sum]);
}

/** Chunks put behind the header of a PNG, which ends at 33. */
export const withChunks = (png: Buffer, ...chunks: Buffer[]) =>
  Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);

export function jpegSegment(marker: number, content: Buffer | string): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, Buffer.from(content)]);
}

/** A whole PNG of one bit a pixel: some kB that unpack to a hundred thousand times as much. */
export function bombPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 1 });
  const parts = [pngChunk('IHDR', header), pngChunk('IDAT', rows), pngChunk('IEND', '')];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]);
}
