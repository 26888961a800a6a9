import { mailResult } from '../analyses/mail-result.ts';
import { sweepDeleted, sweepImages, sweepReceipts, sweepUploads } from '../analyses/sweep.ts';
import { hours } from '../clock.ts';
import { startPushes } from '../notifications/start-pushes.ts';
import type { Parts } from '../parts.ts';
import { visionWriter } from '../providers/vision/write-with-vision.ts';
import { type Analyser, startAnalyser } from './analyser.ts';
import { startWorker } from './start-worker.ts';
import { withVision } from './with-vision.ts';

/** Works through the queue of analyses until it is stopped, and clears up once an hour. Call it before the server listens. */
export async function startAnalyses(parts: Parts): Promise<{ stop: () => Promise<void> }> {
  const { clock, engine, environment, log, uploadFolder } = parts;
  // On SQLite this process is the only one: all that lies there is from before.
  if (engine.name === 'sqlite') await sweepUploads(uploadFolder, { clock, age: 0 });
  const analyser = analyserOf(environment);
  const pushes = startPushes(parts);
  const onEnded = (id: string) => {
    pushes.tell(id);
    mailResult(parts, id).catch((error: unknown) =>
      log.error({ err: error }, 'a mail about a result could not be made'),
    );
  };
  const worker = await startWorker({ ...parts, analyser, onEnded });
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
      await Promise.all([pushes.close(), analyser.close()]);
    },
  };
}

function analyserOf(environment: Parts['environment']): Analyser {
  const { WICKWISE_WORKERS: threads, VISION_URL: url, VISION_MODEL: model, VISION_KEY: key } = environment;
  const analyser = startAnalyser({ threads });
  return url && model ? withVision(analyser, visionWriter({ url, model, ...(key && { key }) })) : analyser;
}

async function sweep(parts: Parts, stop: AbortSignal) {
  await sweepUploads(parts.uploadFolder, { clock: parts.clock, age: hours(1) });
  await sweepDeleted(parts);
  await sweepImages(parts, { stop });
  await sweepReceipts(parts);
}
