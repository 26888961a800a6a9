// Draws candlestick charts with libraries that the reader was not made with (README.md above): node tests/charts/libraries/draw-libraries.ts --out DIR [--seed N] [--count N] [--only LIBRARY,LIBRARY] [--as-sent] [--in-apps] [--photographed] [--thin | --near] [--overlays]
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser } from '../browser.ts';
import { drawTruth } from '../draw-truth.ts';
import { inkAgreement } from '../ink-agreement.ts';
import { createRandom } from '../random.ts';
import { bundlePage } from './bundle-page.ts';
import { isInstalled } from './draw-by-program.ts';
import { drawLibrary } from './draw-library.ts';
import { LIBRARIES, type LibraryName, programOf } from './library-table.ts';
import { planInApp } from './plan-in-app.ts';
import { planLibrary } from './plan-library.ts';

/** Less than this and truth and picture are worth a look. */
const DOUBTFUL = 0.9;

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '56' },
    only: { type: 'string' },
    'as-sent': { type: 'boolean', default: false },
    'in-apps': { type: 'boolean', default: false },
    photographed: { type: 'boolean', default: false },
    thin: { type: 'boolean', default: false },
    near: { type: 'boolean', default: false },
    overlays: { type: 'boolean', default: false },
  },
});
if (!values.out) {
  console.error(
    'usage: draw-libraries.ts --out DIR [--seed N] [--count N] [--only LIBRARY,…] [--as-sent] [--in-apps] [--photographed] [--thin | --near] [--overlays]',
  );
  process.exit(2);
}
const folder = values.out;
for (const part of ['images', 'truth', ...(values.overlays ? ['overlays'] : [])])
  await mkdir(join(folder, part), { recursive: true });

// Programs draw whole pictures of their own.
const names = (Object.keys(LIBRARIES) as LibraryName[]).filter((name) => !(values['in-apps'] && programOf(name)));
const wanted = values.only?.split(',') ?? names;
const missing = names.filter((name) => !isInstalled(name));
if (missing.length) console.warn(`left out, since their programs are not installed: ${missing.join(', ')}`);

await bundlePage();
const browser = await launchBrowser();
try {
  for (let index = 0; index < Number(values.count); index++) {
    const library = names[index % names.length]!;
    if (wanted.includes(library) && !missing.includes(library)) await draw(library, index);
  }
} finally {
  await browser.close();
}

async function draw(library: LibraryName, index: number): Promise<void> {
  const round = Math.floor(index / names.length);
  // Of photos every other one, of screenshots in apps every third one, as look-alikes are.
  const sent = values['as-sent'] || (values.photographed ? round % 2 === 1 : values['in-apps'] && round % 3 === 2);
  const id = `${library}-${String(index).padStart(3, '0')}`;
  const random = createRandom(`${values.seed}/${id}`);
  const hardness = round % 5 < 3 ? 'mild' : 'hard';
  const photo = values.photographed ? ({ hardness, seed: `photo/${values.seed}/${id}` } as const) : null;
  const full = values.thin ? 'thin' : values.near ? 'near' : null;
  const { sketch, app } = values['in-apps']
    ? planInApp(random, library, { sent, full })
    : { sketch: planLibrary(random, library, { sent, full }), app: null };
  const { bytes, truth } = await drawLibrary(browser, sketch, { id, set: 'libraries', sent, photo }, app);
  await writeFile(join(folder, truth.file), bytes);
  await writeFile(join(folder, 'truth', `${id}.json`), JSON.stringify(truth));
  if (!truth.isChart) return;
  const { covered } = await inkAgreement(bytes, truth);
  if (covered < DOUBTFUL)
    console.warn(`${id}: only ${(100 * covered).toFixed(0)} % of the true wicks and edges are ink`);
  if (values.overlays) await writeFile(join(folder, 'overlays', `${id}.png`), await drawTruth(bytes, truth));
}
