import { analyseReading } from '#engine/analyse-chart';
import { success } from '#engine/outcome';
import type { Reading } from '#engine/reading';
import type { WriteWithVision } from '../providers/vision/write-with-vision.ts';
import type { Analyser } from './analyser.ts';

/** Pictures that may wait for the model while others are measured: a slow endpoint holds up no thread. */
const waitingForWords = 8;

/** The same analyser, with the text worded by a vision model where the model keeps to the measurements. */
export const withVision = (analyser: Analyser, write: WriteWithVision): Analyser => ({
  ...analyser,
  parallel: analyser.parallel + waitingForWords,
  async analyse(task, { signal }) {
    // The thread takes the bytes over, so that the model is given a copy made before.
    const picture = { bytes: task.picture.slice(), type: task.type };
    const outcome = await analyser.analyse(task, { signal });
    if (!outcome.ok) return outcome;
    const reading: Reading = JSON.parse(outcome.value.reading);
    const { language, strategy } = task;
    const analysis = analyseReading(reading, { strategy, language });
    const { markdown } = await write({ picture, analysis, language, signal });
    return success({ ...outcome.value, analysis: markdown });
  },
});
