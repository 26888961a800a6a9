// Renders the app's PNG icons from the two SVG marks in public/icons; run it after a mark has changed.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { root } from './prepare.mjs';

const icons = path.join(root, 'public', 'icons');
const outputs = [
  ['wickwise.svg', 192, 'wickwise-192.png'],
  ['wickwise.svg', 512, 'wickwise-512.png'],
  ['wickwise-maskable.svg', 192, 'wickwise-maskable-192.png'],
  ['wickwise-maskable.svg', 512, 'wickwise-maskable-512.png'],
];

for (const [mark, side, name] of outputs) {
  const svg = await readFile(path.join(icons, mark));
  await sharp(svg, { density: (72 * side) / 64 })
    .resize(side, side)
    .png({ compressionLevel: 9, palette: true })
    .toFile(path.join(icons, name));
}
