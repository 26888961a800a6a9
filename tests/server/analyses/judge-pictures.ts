// Judges the pictures 0, 1, 2… of a folder as an upload does, in a process of its own, and prints how long each took and how far its memory grew.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { inspectPicture } from '#server/analyses/inspect-picture';
import { dropMetadata } from '#server/analyses/metadata/drop-metadata';
import { sealPictureReaders } from '#server/worker/decode-picture';

/** Bytes of memory held at most. Linux hands a parent's `maxRSS` on to its children, so that it is asked elsewhere for this program's own. */
async function peak() {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS * 1024;
  const status = await readFile('/proc/self/status', 'utf8');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
}

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
  const bytes = await readFile(file);
  const picture = await inspectPicture(bytes);
  if (picture.ok) await dropMetadata({ file, bytes: 0, sha256: '' }, bytes, picture.value);
  ms.push(Math.round(performance.now() - start));
}
const grownBy = (await peak()) - before;
console.log(JSON.stringify({ ms, grownBy }));
