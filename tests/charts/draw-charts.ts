// Draws pictures of charts with their truth: node tests/charts/draw-charts.ts --out DIR [--group NAME or its beginning] [--seed N] [--count N]
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser } from './browser.ts';
import { drawPicture } from './draw-picture.ts';
import { GROUPS } from './groups.ts';
import { createRandom } from './random.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    group: { type: 'string', default: '' },
    seed: { type: 'string', default: '1' },
    count: { type: 'string' },
  },
});
const chosen = Object.entries(GROUPS).filter(([name]) => name.startsWith(values.group));
if (!values.out || !chosen.length) {
  console.error(
    `usage: draw-charts.ts --out DIR [--group NAME] [--seed N] [--count N]\ngroups: ${Object.keys(GROUPS).join(', ')}`,
  );
  process.exit(2);
}
await mkdir(join(values.out, 'images'), { recursive: true });
await mkdir(join(values.out, 'truth'), { recursive: true });

const browser = await launchBrowser();
try {
  for (const [set, group] of chosen) {
    const count = values.count ? Number(values.count) : group.count;
    const started = performance.now();
    for (let index = 0; index < count; index++) {
      const id = `${set}-${String(index).padStart(3, '0')}`;
      const { bytes, truth } = await drawPicture(browser, group.plan(createRandom(`${values.seed}/${id}`), index), {
        id,
        set,
      });
      await writeFile(join(values.out, truth.file), bytes);
      await writeFile(join(values.out, 'truth', `${id}.json`), JSON.stringify(truth));
    }
    console.log(`${set}: ${count} pictures in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  }
} finally {
  await browser.close();
}
