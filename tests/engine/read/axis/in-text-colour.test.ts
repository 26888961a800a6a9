import path from 'node:path';
import { expect, test } from 'vitest';
import { inTextColour, textColours } from '#engine/read/axis/in-text-colour';
import { distance, type Rgb } from '#engine/read/colours/colour';
import { seeText } from '#engine/read/read-scale';
import { decodePicture } from '../../../../scripts/decode-picture.ts';

const seen = async (file: string) => seeText(await decodePicture(path.join(import.meta.dirname, 'columns', file)));

test('of crossed labels what is written in their colour is left, and neither candles nor lines are', async () => {
  const { raster, words } = await seen('crossed-labels.png');
  const ground: Rgb = [251, 244, 230];
  const [text] = textColours(raster, words, ground);
  expect(distance(text!, [91, 74, 51])).toBeLessThan(20);
  const alone = inTextColour(raster, text!, ground);
  const inkIn = (x0: number, x1: number, y0: number, y1: number) => {
    let inked = 0;
    for (let y = y0; y < y1; y++)
      for (let x = x0; x < x1; x++) if (alone.data[(y * alone.width + x) * 4]! < 200) inked++;
    return inked / ((x1 - x0) * (y1 - y0));
  };
  // The label 80,000, and two green bodies.
  expect(inkIn(8, 102, 804, 826)).toBeGreaterThan(0.2);
  expect(inkIn(210, 290, 250, 420)).toBeLessThan(0.01);
});

test('text of which each third of a px was smoothed by itself is in no colour: commas would lose their tails', async () => {
  const { raster, words } = await seen('subpixels.png');
  expect(words.filter(({ glyphs }) => glyphs.length >= 9).length).toBeGreaterThanOrEqual(3);
  expect(textColours(raster, words, [17, 21, 26])).toEqual([]);
});
