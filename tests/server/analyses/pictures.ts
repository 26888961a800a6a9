import sharp from 'sharp';

/** A picture of coloured stripes: valid, and different for each seed. */
export function stripes(seed: number, { width = 320, height = 200 } = {}) {
  const data = Buffer.alloc(width * height * 3);
  for (let i = 0; i < data.length; i++) data[i] = ((i % (width * 3)) * (seed + 1) + 31 * seed) & 255;
  return sharp(data, { raw: { width, height, channels: 3 } });
}

export const stripesPng = (seed: number) => stripes(seed).png().toBuffer();

/** The file with so many bytes in all: readers stop at the picture's end and ignore what follows. */
export const paddedTo = (picture: Buffer, bytes: number) =>
  Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]);

export const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888888' }, limitInputPixels: false });
