// Judges the pictures 0, 1, 2… of a folder as an upload does, in a process of its own, and prints how long each took and how far its memory grew.
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { inspectPicture } from '#server/analyses/inspect-picture';
import { dropMetadata } from '#server/analyses/metadata/drop-metadata';
import { sealPictureReaders } from '#server/worker/decode-picture';

sealPictureReaders();
const folder = process.argv[2] ?? '';
// libvips, its threads and its code tables are there before anything is counted.
await sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
  .jpeg()
  .toBuffer();
const before = process.memoryUsage.rss();

const ms: number[] = [];
for (const name of (await readdir(folder)).sort((a, b) => Number(a) - Number(b))) {
  const file = path.join(folder, name);
  const start = performance.now();
  const picture = await inspectPicture(file);
  if (picture.ok) await dropMetadata({ file, bytes: 0, sha256: '' });
  ms.push(Math.round(performance.now() - start));
}
// maxRSS is in KiB.
const grownBy = process.resourceUsage().maxRSS * 1024 - before;
console.log(JSON.stringify({ ms, grownBy }));
