import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createWorker, OEM, PSM } from 'tesseract.js';
import type { Raster } from '#engine/raster';
import type { Alphabet, RecognisedWord, RecogniseText } from '#engine/recognise-text';

/**
 * A warm recogniser: `recogniseText` may be called again and again, calls queue up; `dispose` ends its thread. A call that rejects tells that the
 * recogniser is not to be trusted any more.
 */
export type TextRecogniser = { recogniseText: RecogniseText; dispose: () => Promise<void> };

const require = createRequire(import.meta.url);
const folderOf = (packageName: string) => path.dirname(require.resolve(`${packageName}/package.json`));

/**
 * Tesseract looks at nothing else in a strip of prices, so that a `5` never becomes an `S`. Currency signs are in it, or they would be read as digits; the
 * minus sign is not, or a tick would be read as one.
 */
const WHITELIST = {
  price: '0123456789.,%+kKMBT$€£¥',
  text: '',
} satisfies Record<Alphabet, string>;

/**
 * Starts tesseract.js (about 0.3 s) with the language data of the installed package: no network, no cache folder.
 * It runs in a thread of its own, also when called from a worker thread, and ends with that thread.
 */
export async function startTextRecogniser({ patience = usualPatience } = {}): Promise<TextRecogniser> {
  const starting = openWorker();
  // One that comes up after it was given up would otherwise stay for ever.
  const worker = await within(patience.start, starting).catch((error: unknown) => {
    starting.then((late) => late.terminate()).catch(() => {});
    throw error;
  });

  return {
    async recogniseText(strip, { alphabet, signal }) {
      if (signal?.aborted) return [];
      const { data } = await within(
        patience.call,
        worker.recognize(toPgm(strip), { tessedit_char_whitelist: WHITELIST[alphabet] } as object, {
          text: false,
          blocks: true,
        }),
      );
      const lines = (data.blocks ?? []).flatMap((block) => block.paragraphs).flatMap((paragraph) => paragraph.lines);
      return lines.flatMap((line) => line.words).map(toWord);
    },
    async dispose() {
      await worker.terminate();
    },
  };
}

/** ms. A start takes 0.3 s and a call 0.2 s; a thread that is silent for so long will never answer. */
const usualPatience = { start: 15_000, call: 60_000 };

/** Rejects when the work takes longer than `limit` ms: a thread that hangs says nothing by itself. */
async function within<Value>(limit: number, work: Promise<Value>): Promise<Value> {
  const done = new AbortController();
  const late = wait(limit, undefined, { signal: done.signal }).then(() => {
    throw new Error(`The text recogniser was silent for ${limit} ms`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    done.abort();
  }
}

async function openWorker() {
  const worker = await createWorker(
    'eng',
    OEM.LSTM_ONLY,
    {
      langPath: path.join(folderOf('@tesseract.js-data/eng'), '4.0.0_best_int'),
      workerPath: path.join(folderOf('tesseract.js'), 'src/worker-script/node/index.js'),
      gzip: true,
      cacheMethod: 'none',
      // Without a handler tesseract.js throws outside of any promise; the rejected call says the same.
      errorHandler: () => {},
    },
    // Words of a dictionary would only draw prices and ticker symbols towards English.
    { load_system_dawg: '0', load_freq_dawg: '0' },
  );
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_BLOCK, user_defined_dpi: '150' });
  return worker;
}

type TesseractWord = { text: string; confidence: number; bbox: { x0: number; y0: number; x1: number; y1: number } };

const toWord = ({ text, confidence, bbox }: TesseractWord): RecognisedWord => ({
  text,
  confidence: confidence / 100,
  box: { x0: bbox.x0, y0: bbox.y0, x1: bbox.x1, y1: bbox.y1 },
});

/** Netpbm's binary grey map: the one format that needs no encoder and that tesseract reads as it stands. */
function toPgm({ width, height, data }: Raster): Buffer {
  const header = Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1');
  const file = Buffer.allocUnsafe(header.length + width * height);
  header.copy(file);
  for (let pixel = 0, at = header.length; pixel < width * height; pixel++, at++) file[at] = data[pixel * 4 + 1]!;
  return file;
}
