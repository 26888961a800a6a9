import { Piscina } from 'piscina';
import type { Sheet } from './sheet.ts';

/** Makes PDFs off the main thread: one takes a third of a second, in which no call would be answered. */
export type Printer = {
  print: (sheet: Sheet) => Promise<Uint8Array>;
  close: () => Promise<void>;
};

/** One thread, started with the first sheet and ended after a quiet minute: with it go the opened fonts, some 30 MB. */
export function startPrinter(): Printer {
  const pool = new Piscina({
    filename: new URL('./render-sheet.ts', import.meta.url).href,
    name: 'renderSheet',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  return {
    print: (sheet) => pool.run(sheet),
    close: () => pool.destroy(),
  };
}
