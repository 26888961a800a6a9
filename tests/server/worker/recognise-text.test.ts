import path from 'node:path';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { handedOver } from '#engine/recognise-text';
import { startTextRecogniser, type TextRecogniser } from '#server/worker/recognise-text';
import { decodePicture } from '../../../scripts/decode-picture.ts';

const picture = path.join(import.meta.dirname, '../../charts/given/images/lightweight-00.png');

/** The price labels at the picture's left, twice as large. */
const labels = sharp(picture).extract({ left: 0, top: 0, width: 70, height: 700 }).resize(140).png().toBuffer();

describe('text recogniser', () => {
  let recogniser: TextRecogniser;
  beforeAll(async () => {
    recogniser = await startTextRecogniser();
  });
  afterAll(() => recogniser.dispose());

  test('reads prices with their boxes, several strips one after the other', async () => {
    const strip = await decodePicture(await labels);
    for (let round = 0; round < 2; round++) {
      const words = await recogniser.recogniseText(strip, { alphabet: 'price' });
      const price = words.find(({ text }) => text === '0.9480');
      expect(price?.confidence).toBeGreaterThan(0.8);
      expect(price!.box.y0).toBeGreaterThan(450);
      expect(price!.box.y1).toBeLessThan(650);
    }
  });

  test('has its strip before the caller goes on with work that holds up the thread', async () => {
    const strip = await decodePicture(await labels);
    const sent = vi.spyOn(Worker.prototype, 'postMessage');
    const words = recogniser.recogniseText(strip, { alphabet: 'price' });
    await handedOver();
    expect(sent).toHaveBeenCalledOnce();
    sent.mockRestore();
    expect(await words).not.toEqual([]);
  });

  test('does nothing more for a call that was given up', async () => {
    const strip = await decodePicture(await labels);
    expect(await recogniser.recogniseText(strip, { alphabet: 'price', signal: { aborted: true } })).toEqual([]);
  });
});

test('runs inside a worker thread and ends with it', async () => {
  const script = path.join(import.meta.dirname, 'recognise-in-thread.ts');
  const worker = new Worker(new URL(`file://${script}`), { execArgv: ['--disable-warning=ExperimentalWarning'] });
  const words = await new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  expect(words).toEqual([]);
  expect(await worker.terminate()).toBe(1);
});

test('a recogniser that does not answer in time fails, at its start and at a call', async () => {
  await expect(startTextRecogniser({ patience: { start: 1, call: 1 } })).rejects.toThrow('silent');
  const recogniser = await startTextRecogniser({ patience: { start: 60_000, call: 1 } });
  const strip = await decodePicture(await labels);
  await expect(recogniser.recogniseText(strip, { alphabet: 'price' })).rejects.toThrow('silent');
  await recogniser.dispose();
});
