// Reads every picture under DIR/images and scores the readings against DIR/truth: npm run bench:reader -- DIR [--pred OUT]
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startTextRecogniser } from '#server/worker/recognise-text';
import { calibrationTable } from './calibration-table.ts';
import { namesTable } from './names-table.ts';
import { predictPicture } from './predict-picture.ts';
import { type Prediction, scoreReading, type Truth } from './score-reading.ts';
import { scoreTable } from './score-table.ts';

const PICTURE = /\.(png|jpe?g|webp)$/i;
const REFUSED: Prediction = { isChart: false, candles: [], axis: null, why: 'no picture' };

const { folder, out } = readArguments();
const pictures = (await filesUnder(path.join(folder, 'images'))).filter((file) => PICTURE.test(file));
const predictions = await predictAll(pictures);
if (out) await writePredictions(predictions, out);
console.log(await report(predictions, path.join(folder, 'truth')));

function readArguments(): { folder: string; out: string | undefined } {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { pred: { type: 'string' } } });
  const [folder] = positionals;
  if (folder && existsSync(path.join(folder, 'images'))) return { folder, out: values.pred };
  console.error('usage: npm run bench:reader -- DIR [--pred OUT]   (DIR holds images/ and, for scores, truth/)');
  process.exit(2);
}

async function filesUnder(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
}

async function predictAll(files: string[]): Promise<Map<string, Prediction>> {
  const predicted = new Map<string, Prediction>();
  const { recogniseText, dispose } = await startTextRecogniser();
  for (const [i, file] of files.entries()) {
    predicted.set(path.parse(file).name, await predictPicture(file, recogniseText));
    if (process.stderr.isTTY) process.stderr.write(`\r${i + 1} of ${files.length} pictures`);
  }
  if (process.stderr.isTTY) process.stderr.write('\n');
  await dispose();
  return predicted;
}

async function writePredictions(predicted: Map<string, Prediction>, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [id, prediction] of predicted)
    await writeFile(path.join(folder, `${id}.json`), JSON.stringify(prediction));
}

async function report(predicted: Map<string, Prediction>, truthFolder: string): Promise<string> {
  const files = (await filesUnder(truthFolder)).filter((file) => file.endsWith('.json'));
  if (files.length === 0) return `${predicted.size} pictures read; no truth to score them against.`;
  const truths = await Promise.all(files.map(async (file) => JSON.parse(await readFile(file, 'utf8')) as Truth));
  const known = truths.map((truth) => ({ truth, prediction: predicted.get(truth.id) ?? REFUSED }));
  const charts = known
    .filter(({ truth }) => truth.isChart)
    .map((one) => ({ ...one, score: scoreReading(one.prediction, one.truth) }));
  const table = scoreTable(
    charts,
    known.filter(({ truth }) => !truth.isChart),
  );
  return [table, calibrationTable(charts), namesTable(charts)].join('\n\n');
}
