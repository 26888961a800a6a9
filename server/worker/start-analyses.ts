import { sweepImages, sweepReceipts, sweepUploads } from '../analyses/sweep.ts';
import { hours } from '../clock.ts';
import type { Parts } from '../parts.ts';
import { startAnalyser } from './analyser.ts';
import { startWorker } from './start-worker.ts';

/** Works through the queue of analyses until it is stopped, and clears up once an hour. Call it before the server listens. */
export async function startAnalyses(parts: Parts): Promise<{ stop: () => Promise<void> }> {
  const { clock, engine, environment, log, uploadFolder } = parts;
  // On SQLite this process is the only one: all that lies there is from before.
  if (engine.name === 'sqlite') await sweepUploads(uploadFolder, { clock, age: 0 });
  const analyser = startAnalyser({ threads: environment.WICKWISE_WORKERS });
  const worker = await startWorker({ ...parts, analyser });
  const stopping = new AbortController();
  let sweeping = Promise.resolve();
  const clearUp = () => {
    sweeping = sweep(parts, stopping.signal).catch((error: unknown) => log.error({ err: error }, 'clearing up failed'));
  };
  const timer = setInterval(clearUp, hours(1));
  clearUp();
  return {
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await Promise.all([sweeping, worker.stop()]);
      await analyser.close();
    },
  };
}

async function sweep(parts: Parts, stop: AbortSignal) {
  await sweepUploads(parts.uploadFolder, { clock: parts.clock, age: hours(1) });
  await sweepImages(parts, { stop });
  await sweepReceipts(parts);
}
