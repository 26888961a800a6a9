import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { judgeFrame } from '../../../src/features/analysis/judge-frame.ts';

const folder = path.resolve(import.meta.dirname, '../../charts/golden/images');
const pictures = readdirSync(folder);

/** The middle of a picture at the size of the camera's, as the preview looks at it. */
async function middleOf(name: string, change: (picture: Sharp) => Sharp) {
  const sized = await sharp(path.join(folder, name))
    .resize({ width: 1280, height: 720, fit: 'inside' })
    .removeAlpha()
    .toBuffer({ resolveWithObject: true });
  const width = Math.min(480, sized.info.width);
  const height = Math.min(320, sized.info.height);
  const { data } = await change(sharp(sized.data))
    .extract({
      left: Math.floor((sized.info.width - width) / 2),
      top: Math.floor((sized.info.height - height) / 2),
      width,
      height,
    })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width, height, data: new Uint8ClampedArray(data) };
}

describe('judgeFrame', () => {
  it.each(pictures)('has nothing to say of a clear picture, dark themes among them: %s', async (name) => {
    expect(judgeFrame(await middleOf(name, (picture) => picture))).toBeNull();
  });

  it.each(pictures)('sees that %s is blurred by 3 px, or dark at an eighth of its light', async (name) => {
    expect(judgeFrame(await middleOf(name, (picture) => picture.blur(3)))).not.toBeNull();
    expect(judgeFrame(await middleOf(name, (picture) => picture.linear(0.12, 0)))).toBe('dark');
  });

  it('says nothing of an empty wall', () => {
    const data = new Uint8ClampedArray(40 * 30 * 4).fill(180);
    expect(judgeFrame({ width: 40, height: 30, data })).toBeNull();
  });
});
