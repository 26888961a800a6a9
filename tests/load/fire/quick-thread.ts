import { setTimeout as rest } from 'node:timers/promises';
import { success } from '#engine/outcome';
import type { AnalysisOutcome, AnalysisTask } from '#server/worker/analysis-task';
import { decodePicture } from '#server/worker/decode-picture';
import { someQuality } from '../../server/kit/some-quality.ts';

/** Decodes the picture, takes its time (`QUICK_READER_MS`) without work, and gives the same words for every one. */
export async function analysePicture(task: AnalysisTask): Promise<AnalysisOutcome> {
  const { width, height } = await decodePicture(task.picture, task);
  await rest(Number(process.env.QUICK_READER_MS ?? 0));
  return success({
    analysis: `# A picture of ${width} by ${height}`,
    quality: JSON.stringify(someQuality),
    overlay: '[]',
    outlook: 'null',
    reading: '{}',
    direction: 'neutral',
  });
}
