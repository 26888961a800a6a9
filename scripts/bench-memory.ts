// What one analysis thread needs, its text recogniser included: npm run bench:memory -- picture… [--threads 1]
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startAnalyser } from '#server/worker/analyser';
import { metadataOf } from '#server/worker/decode-picture';

const MB = 2 ** 20;
/** Often enough to meet the moment at which a photo is held in several versions. */
const EVERY = 10;

const { positionals: files, values } = parseArgs({
  allowPositionals: true,
  options: { threads: { type: 'string', default: '1' } },
});
if (files.length === 0) {
  console.error('usage: npm run bench:memory -- picture… [--threads 1]');
  process.exit(2);
}
const threads = Number(values.threads);

// Once before the base is taken, so that libraries which the server loads anyhow do not count for the threads.
await analysable(files[0]!);
const base = process.memoryUsage.rss();
const analyser = startAnalyser({ threads });
let most = 0;
const watch = setInterval(() => {
  most = Math.max(most, process.memoryUsage.rss());
}, EVERY);
console.log(`the process without threads: ${inMb(base)} MB`);

for (const file of files) {
  most = 0;
  // As many at once as there are threads, and once more, so that each of them is warm and has worked.
  const work = Array.from({ length: threads + 1 }, () => analyse(file));
  const outcomes = await Promise.all(work);
  const said = outcomes[0]!.ok ? 'read' : outcomes[0]!.why;
  console.log(`${path.basename(file).padEnd(28)} ${perThread(most).padStart(4)} MB a thread at its most, ${said}`);
}
const peak = process.resourceUsage().maxRSS * 1024;
console.log(
  `peak over all: ${inMb(peak)} MB resident, ${perThread(peak)} MB a thread beyond the process without threads`,
);
clearInterval(watch);
await analyser.close();

async function analyse(file: string) {
  const task = await analysable(file);
  return analyser.analyse(
    { ...task, strategy: 'price_action', language: 'en' },
    { signal: new AbortController().signal },
  );
}

async function analysable(file: string) {
  const picture = new Uint8Array(await readFile(file));
  const size = (await metadataOf(picture))?.autoOrient;
  if (!size) throw new Error(`${file} is no picture`);
  return { picture, type: 'image/*', ...size };
}

function inMb(bytes: number): string {
  return String(Math.round(bytes / MB));
}

function perThread(resident: number): string {
  return inMb((resident - base) / threads);
}
