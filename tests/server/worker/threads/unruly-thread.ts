import { success } from '#engine/outcome';
import { type AnalysisOutcome, type AnalysisTask, stopAt } from '#server/worker/analysis-task';

const done: AnalysisOutcome = success({
  analysis: '# Done',
  quality: '{}',
  overlay: '[]',
  outlook: 'null',
  reading: '{}',
  direction: 'neutral' as const,
});

const spin = (goesOn: () => boolean) => {
  while (goesOn());
};

/** By the picture's first byte: what can go wrong in a thread. */
const manners: Record<number, (task: AnalysisTask) => AnalysisOutcome> = {
  0: () => done,
  1: () => {
    throw new Error('engine fault');
  },
  2: () => process.exit(1),
  3: () => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    return done;
  },
  4: ({ deadline }) => {
    const signal = stopAt(deadline);
    spin(() => !signal.aborted);
    return { ok: false, why: 'took-too-long' };
  },
  5: () => {
    const hoard: number[][] = [];
    spin(() => hoard.push(new Array(1_000_000).fill(hoard.length)) > 0);
    return done;
  },
};

export async function analysePicture(task: AnalysisTask): Promise<AnalysisOutcome> {
  return manners[task.picture[0] ?? 0]?.(task) ?? done;
}
