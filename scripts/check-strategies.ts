// Runs all strategies over every picture under DIR and reports faults of their texts: npm run check:strategies -- DIR
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { strategies } from '#contract/strategy';
import { analyseReading } from '#engine/analyse-chart';
import { readChart } from '#engine/read/read-chart';
import { startTextRecogniser } from '../server/worker/recognise-text.ts';
import { analysisFaults } from './analysis-faults.ts';
import { decodePicture } from './decode-picture.ts';

const PICTURE = /\.(png|jpe?g|webp)$/i;

const [folder] = process.argv.slice(2);
if (!folder || !existsSync(folder)) {
  console.error('usage: npm run check:strategies -- DIR');
  process.exit(2);
}

const entries = await readdir(folder, { recursive: true, withFileTypes: true });
const files = entries
  .filter((entry) => entry.isFile() && PICTURE.test(entry.name))
  .map((entry) => path.join(entry.parentPath, entry.name))
  .toSorted();

const { recogniseText, dispose } = await startTextRecogniser();
const seen = new Map<string, string>();
const kinds = new Map<string, number>();
const refused = new Map<string, number>();
let faults = 0;
let slowest = 0;
let read = 0;

const complain = (file: string, what: string) => {
  faults += 1;
  console.log(`${path.relative(folder, file)}: ${what}`);
};

for (const file of files) {
  const reading = await readChart(await decodePicture(file), { recogniseText });
  if (!reading.ok) {
    refused.set(reading.why, (refused.get(reading.why) ?? 0) + 1);
    continue;
  }
  read += 1;
  // Processor time, so that a busy machine does not count.
  const before = process.cpuUsage();
  const analyses = strategies.map((strategy) => ({ strategy, analysis: analyseReading(reading.value, { strategy }) }));
  const { user, system } = process.cpuUsage(before);
  slowest = Math.max(slowest, (user + system) / 1000);
  for (const { strategy, analysis } of analyses) {
    for (const fault of analysisFaults(analysis)) complain(file, `${strategy}: ${fault}`);
    const twin = seen.get(analysis.markdown);
    if (twin) complain(file, `${strategy}: the same text as ${twin}`);
    seen.set(analysis.markdown, `${path.relative(folder, file)} ${strategy}`);
    for (const { kind } of analysis.findings.signals) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
}
await dispose();

const counted = (counts: Map<string, number>) =>
  [...counts]
    .toSorted((a, b) => b[1] - a[1])
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');
console.log(`${read} of ${files.length} pictures read, ${read * strategies.length} texts, ${faults} faults`);
console.log(`slowest reading: ${slowest.toFixed(0)} ms of processor time for ${strategies.length} strategies`);
console.log(`refused: ${counted(refused) || 'none'}`);
console.log(`signals: ${counted(kinds)}`);
process.exitCode = faults > 0 ? 1 : 0;
