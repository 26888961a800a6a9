// Draws pictures of charts with their truth: npm run charts:draw -- --out DIR [--group NAME or its beginning] [--seed N] [--count N] [--only ID,ID] [--overlays]
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser } from './browser.ts';
import { drawPicture, type Labelled } from './draw-picture.ts';
import { drawTruth } from './draw-truth.ts';
import { GROUPS } from './groups.ts';
import { inkAgreement } from './ink-agreement.ts';
import { createRandom } from './random.ts';

/** Less than this and truth and picture are worth a look; labels, drawings and half-hidden candles cost a few per cent. */
const DOUBTFUL = 0.9;

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    group: { type: 'string', default: '' },
    seed: { type: 'string', default: '1' },
    count: { type: 'string' },
    only: { type: 'string' },
    overlays: { type: 'boolean', default: false },
  },
});
const chosen = Object.entries(GROUPS).filter(([name]) => name.startsWith(values.group));
if (!values.out || !chosen.length) {
  console.error(
    `usage: draw-charts.ts --out DIR [--group NAME] [--seed N] [--count N] [--only ID,ID] [--overlays]\ngroups: ${Object.keys(GROUPS).join(', ')}`,
  );
  process.exit(2);
}
const folder = values.out;
for (const part of ['images', 'truth', ...(values.overlays ? ['overlays'] : [])])
  await mkdir(join(folder, part), { recursive: true });

const browser = await launchBrowser();
try {
  for (const [set, group] of chosen) {
    const started = performance.now();
    const ids = Array.from(
      { length: Number(values.count ?? group.count) },
      (_, index) => `${set}-${String(index).padStart(3, '0')}`,
    );
    const wanted = values.only?.split(',') ?? ids;
    for (const [index, id] of ids.entries())
      if (wanted.includes(id))
        await write(await drawPicture(browser, group.plan(createRandom(`${values.seed}/${id}`), index), { id, set }));
    console.log(`${set}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
  }
} finally {
  await browser.close();
}

async function write({ bytes, truth }: Labelled): Promise<void> {
  await writeFile(join(folder, truth.file), bytes);
  await writeFile(join(folder, 'truth', `${truth.id}.json`), JSON.stringify(truth));
  if (!truth.isChart) return;
  const { covered } = await inkAgreement(bytes, truth);
  if (covered < DOUBTFUL)
    console.warn(`${truth.id}: only ${(100 * covered).toFixed(0)} % of the true wicks and edges are ink`);
  if (values.overlays) await writeFile(join(folder, 'overlays', `${truth.id}.png`), await drawTruth(bytes, truth));
}
