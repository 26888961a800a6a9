// Compares what is read today with the readings that were found right by eye: npm run golden [-- --write ID,ID] [--overlays DIR]
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { analyseReading } from '#engine/analyse-chart';
import { readChart } from '#engine/read/read-chart';
import { startTextRecogniser } from '#server/worker/recognise-text';
import { decodePicture } from './decode-picture.ts';
import { drawOverlay } from './draw-overlay.ts';
import { differences, type GoldenReading, goldenReading } from './golden-reading.ts';

const charts = path.join(import.meta.dirname, '../tests/charts');
const { values } = parseArgs({
  options: { write: { type: 'string' }, overlays: { type: 'string' }, only: { type: 'string' } },
});
/** A reading is written only by name, after its overlay was looked at: nothing is recorded anew blindly. */
const written = new Set(values.write?.split(','));
const only = values.only && new Set(values.only.split(','));

const pictures = ['given', 'golden'].flatMap((folder) =>
  readdirSync(path.join(charts, folder, 'images')).map((name) => path.join(charts, folder, 'images', name)),
);
const { recogniseText, dispose } = await startTextRecogniser();
let different = 0;
for (const file of pictures) {
  const id = path.parse(file).name;
  const golden = path.join(charts, 'readings', `${id}.json`);
  const isKept = existsSync(golden);
  const wanted = only ? only.has(id) : isKept || written.has(id) || values.overlays;
  if (!wanted) continue;
  const outcome = await readChart(await decodePicture(file), { recogniseText });
  const now = goldenReading(outcome);
  if (values.overlays && outcome.ok) {
    await mkdir(values.overlays, { recursive: true });
    const { shapes } = analyseReading(outcome.value, { strategy: 'price_action', language: 'en' });
    await drawOverlay(file, shapes, path.join(values.overlays, `${id}.png`));
  }
  if (written.has(id)) await writeFile(golden, `${JSON.stringify(now)}\n`);
  const found = isKept
    ? differences(now, JSON.parse(await readFile(golden, 'utf8')) as GoldenReading)
    : ['no golden reading'];
  if (isKept && found.length > 0) different++;
  console.log(
    `${id}: ${found.length === 0 ? 'as it was' : found.slice(0, 4).join('; ')}${found.length > 4 ? ` and ${found.length - 4} more` : ''}`,
  );
}
await dispose();
process.exitCode = different > 0 ? 1 : 0;
