import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { readChart } from '#engine/read/read-chart';
import { decodePicture } from '../../../../scripts/decode-picture.ts';

const charts = path.join(import.meta.dirname, '../../../charts');
const lightPhoto = path.join(charts, 'given/images/echarts-photo-2.jpg');
const darkPhoto = path.join(charts, 'golden/images/dev-photo-021.jpg');
const recogniseText = async () => [];

const read = async (picture: Sharp) =>
  readChart(await decodePicture(await picture.jpeg({ quality: 85 }).toBuffer()), { recogniseText });

/** A lamp in the screen: white that fades towards its rim. */
async function withReflection(file: string): Promise<Sharp> {
  const { width, height } = await sharp(file).metadata();
  const lamp = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><radialGradient id="g"><stop offset="0" stop-color="#fff" stop-opacity="0.8"/><stop offset="0.4" stop-color="#fff" stop-opacity="0.64"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient><ellipse cx="50%" cy="50%" rx="50%" ry="50%" fill="url(#g)"/></svg>`;
  return sharp(file).composite([{ input: Buffer.from(lamp) }]);
}

test('a photo that is moderately blurred is read, with the advice to hold still', async () => {
  const outcome = await read(sharp(darkPhoto).blur(2));
  if (!outcome.ok) throw new Error(`refused: ${outcome.why}`);
  expect(outcome.value.quality).toMatchObject({ source: 'photo', glare: 0 });
  expect(outcome.value.quality.advice).toContain('hold-steady');
}, 90_000);

test('a photo too blurred to be read is refused for that reason', async () => {
  expect(await read(sharp(lightPhoto).resize(800).blur(5))).toEqual({ ok: false, why: 'blurred' });
}, 90_000);

test('a photo that a reflection drowns is refused for that reason', async () => {
  expect(await read(await withReflection(darkPhoto))).toEqual({ ok: false, why: 'glare' });
}, 90_000);
