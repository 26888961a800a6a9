import type { Box, Raster } from './raster.ts';
import type { StopSignal } from './stop-signal.ts';

/** One word of a recognised strip: its text, confidence 0 to 1, and its box in px of the strip. */
export type RecognisedWord = { text: string; confidence: number; box: Box };

/** `price` knows digits, separators, sign, percent and K/M/B; `text` is any Latin text (symbol, timeframe, dates). */
export type Alphabet = 'price' | 'text';

/**
 * Optical character recognition, handed in by the host (tesseract.js in Node and in the browser alike), so that the engine stays free of both.
 * The strip is dark text on light ground, text height 24 to 34 px; one call takes many words, since a call costs more than a word. A warm host works beside this thread, and hands the strip over
 * within a few microtasks: see `handedOver`.
 */
export type RecogniseText = (
  strip: Raster,
  options: { alphabet: Alphabet; signal?: StopSignal },
) => Promise<RecognisedWord[]>;

/** Microtasks within which a host hands a strip over to its recogniser: those of its own steps before that, and some to spare. */
const STEPS = 16;

/** Waited for before work that holds up the thread, so that the recogniser has its strip and works meanwhile. */
export async function handedOver(): Promise<void> {
  for (let step = 0; step < STEPS; step++) await undefined;
}
