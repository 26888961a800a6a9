import { apiBase } from '#contract/api-base';
import { createWorkerData } from '#data/worker-data';
import { notifyOfResult } from './notify.ts';
import { worker } from './worker.ts';

/** The worker's outbox, caches and sessions. */
export const data = createWorkerData({
  base: `${worker.location.origin}${apiBase}`,
  registration: worker.registration,
  onFinished: notifyOfResult,
});
