import type { Parts } from '../parts.ts';
import { startAnalyser } from './analyser.ts';
import { startWorker } from './start-worker.ts';

/** Works through the queue of analyses until it is stopped: threads for the engine, and a worker that keeps them busy. */
export async function startAnalyses(parts: Parts): Promise<{ stop: () => Promise<void> }> {
  const analyser = startAnalyser({ threads: parts.environment.WICKWISE_WORKERS });
  const worker = await startWorker({ ...parts, analyser });
  return {
    async stop() {
      await worker.stop();
      await analyser.close();
    },
  };
}
