// Draws pages of labels, learns their digits and writes the reader's weights: npm run digits:train -- --fonts DIR [--pages N] [--keep DIR]
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CLASSES, KINDS, NOTHING, OTHER } from '#engine/read/axis/digit-net';
import { launchBrowser } from '../browser.ts';
import { createRandom } from '../random.ts';
import { collectWindows, WINDOW } from './collect-windows.ts';
import { drawPage, fontsOf } from './draw-page.ts';
import { packWeights } from './pack-weights.ts';
import { forward, newNet, train } from './train-net.ts';

const HIDDEN = [64, 32];
const ROUNDS = 4;
/** Of so many pages one is kept back to test on. */
const TEST_EVERY = 20;
const WEIGHTS = path.join(import.meta.dirname, '../../../engine/read/axis/digit-weights.ts');

const { values } = parseArgs({
  options: { fonts: { type: 'string' }, pages: { type: 'string', default: '300' }, keep: { type: 'string' } },
});
if (!values.fonts) {
  console.error(
    'usage: train-digits.ts --fonts DIR [--pages N] [--keep DIR]   (DIR holds Fontsource packages, as node_modules/@fontsource does)',
  );
  process.exit(2);
}

const pages = await windowsOfPages(Number(values.pages));
const training = asSamples(pages.filter((_, i) => i % TEST_EVERY > 0));
const layers = newNet([WINDOW, ...HIDDEN, KINDS], createRandom('digits'));
console.log(`${training.count} windows`);
train(layers, training, { rounds: ROUNDS, rate: 0.002, random: createRandom('order'), report: console.log });
report(asSamples(pages.filter((_, i) => i % TEST_EVERY === 0)));
writeFileSync(WEIGHTS, packWeights(layers));

/** Of each page: a byte for the class, then the window's px, again and again. */
async function windowsOfPages(count: number): Promise<Buffer[]> {
  const fonts = fontsOf(values.fonts!);
  if (values.keep) mkdirSync(values.keep, { recursive: true });
  const browser = await launchBrowser();
  const found: Buffer[] = [];
  for (let i = 0; i < count; i++) {
    const file = values.keep && path.join(values.keep, `${i}.bin`);
    if (file && existsSync(file)) found.push(readFileSync(file));
    else {
      const page = await drawPage(browser, fonts, `page/${i}`);
      found.push(collectWindows(page, createRandom(`windows/${i}`)));
      if (file) writeFileSync(file, found.at(-1)!);
    }
  }
  await browser.close();
  return found;
}

function asSamples(parts: Buffer[]) {
  const data = Buffer.concat(parts);
  const row = WINDOW + 1;
  return {
    count: data.length / row,
    inputOf(i: number, into: Float32Array) {
      for (let k = 0, at = i * row + 1; k < WINDOW; k++, at++) into[k] = (data[at]! / 255) * 1.5 - 0.25;
    },
    classOf: (i: number) => data[i * row]!,
  };
}

function report({ count, inputOf, classOf }: ReturnType<typeof asSamples>): void {
  const input = new Float32Array(WINDOW);
  const nameOf = (kind: number) => CLASSES[kind] ?? { [OTHER]: 'other', [NOTHING]: 'nothing' }[kind];
  const wrong = new Map<string, number>();
  for (let i = 0; i < count; i++) {
    inputOf(i, input);
    const output = forward(layers, input).at(-1)!;
    const kind = output.indexOf(output.reduce((a, b) => Math.max(a, b)));
    const name = `${nameOf(classOf(i))} as ${nameOf(kind)}`;
    if (kind !== classOf(i)) wrong.set(name, (wrong.get(name) ?? 0) + 1);
  }
  const mistaken = [...wrong.values()].reduce((a, b) => a + b, 0);
  console.log(`test: ${(100 * (1 - mistaken / count)).toFixed(2)} % of ${count} right`);
  for (const [name, times] of [...wrong].toSorted((a, b) => b[1] - a[1]).slice(0, 12))
    console.log(`  ${name}: ${times}`);
}
