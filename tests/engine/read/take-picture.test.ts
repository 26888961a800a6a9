import path from 'node:path';
import { expect, test } from 'vitest';
import { takePicture } from '#engine/read/take-picture';
import { decodePicture } from '../../../scripts/decode-picture.ts';

test.each([
  { name: 'dev-photo-005.jpg', sources: ['photo'] },
  { name: 'dev-negative-photo-001.jpg', sources: ['photo'] },
  { name: 'dev-lookalike-017.jpg', sources: ['screenshot'] },
])(
  'of a photo the screen alone is read, of a screenshot all: $name is taken as $sources',
  async ({ name, sources }) => {
    const picture = await decodePicture(path.join(import.meta.dirname, '../../charts/golden/images', name));
    const ways = [...takePicture(picture)];
    expect(ways.map(({ source }) => source)).toEqual(sources);
  },
);
