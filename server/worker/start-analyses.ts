import { tellOfResult } from '../analyses/tell-of-result.ts';
import type { Parts } from '../parts.ts';
import { visionWriter } from '../providers/vision/write-with-vision.ts';
import { type Analyser, startAnalyser } from './analyser.ts';
import { measureEnds } from './measure-ends.ts';
import type { Job } from './queries.ts';
import type { JobEnd } from './run-job.ts';
import { startWorker } from './start-worker.ts';
import { withVision } from './with-vision.ts';

/** Works through the queue of analyses until it is stopped. */
export async function startAnalyses(parts: Parts): Promise<{ stop: () => Promise<void> }> {
  const { environment, log } = parts;
  const analyser = analyserOf(environment);
  const noteEnd = measureEnds(parts.metrics);
  const onEnded = (id: string, job: Job, end: JobEnd) => {
    noteEnd(job, end, parts.clock.now());
    tellOfResult(parts, id).catch((error: unknown) => log.error({ err: error }, 'an owner could not be told'));
  };
  const worker = await startWorker({ ...parts, analyser, onEnded });
  return {
    async stop() {
      await worker.stop();
      await analyser.close();
    },
  };
}

function analyserOf(environment: Parts['environment']): Analyser {
  const { WICKWISE_WORKERS: threads, VISION_URL: url, VISION_MODEL: model, VISION_KEY: key } = environment;
  const analyser = startAnalyser({ threads });
  return url && model ? withVision(analyser, visionWriter({ url, model, ...(key && { key }) })) : analyser;
}
