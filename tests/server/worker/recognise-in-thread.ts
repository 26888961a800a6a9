// Run as a worker thread: recognises an empty strip and reports the words.
import { parentPort } from 'node:worker_threads';
import { startTextRecogniser } from '#server/worker/recognise-text';

const { recogniseText } = await startTextRecogniser();
const blank = { width: 200, height: 60, data: new Uint8ClampedArray(200 * 60 * 4).fill(255) };
parentPort!.postMessage(await recogniseText(blank, { alphabet: 'text' }));
