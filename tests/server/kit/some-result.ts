import type { JobResult } from '#server/worker/columns-of';

/** What an analysis leaves that found little, where no picture is read. */
export const someResult: JobResult = {
  analysis: '# A',
  quality: '{}',
  overlay: '[]',
  outlook: 'null',
  reading: '{}',
  direction: 'neutral',
};
