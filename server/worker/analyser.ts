import { Piscina } from 'piscina';
import { failure } from '#engine/outcome';
import type { AnalysisOutcome, AnalysisTask } from './analysis-task.ts';

/** Analyses pictures off the main thread. */
export type Analyser = {
  /** How many pictures it takes at once. */
  readonly parallel: number;
  /**
   * Resolves with the outcome, also when the picture took too long. Rejects when the engine threw or its thread died, and with the
   * signal's reason; the thread is replaced in either case, so that the next picture finds a sound one.
   */
  analyse: (task: Omit<AnalysisTask, 'deadline'>, options: { signal: AbortSignal }) => Promise<AnalysisOutcome>;
  close: () => Promise<void>;
};

export type AnalyserOptions = {
  threads: number;
  /** ms that the engine gets for one picture before it gives up by itself. */
  limit?: number;
  /** ms after that until a thread that hangs is ended by force. */
  grace?: number;
  /** Heap of one thread, MB; the raster of a picture lies outside of it. */
  memory?: number;
  /** The module that the threads run; tests put in one that crashes or hangs. */
  thread?: URL;
};

/** Of a thread's heap the part for what was just made, MB. Nearly all that a reading makes is let go at once: twice as much room, which is usual, is only held longer, and costs a dense photo a fifth more memory. */
const YOUNG = 24;

export function startAnalyser({
  threads,
  limit = 10 * 60_000,
  grace = 5000,
  memory = 1024,
  thread = new URL('./analysis-thread.ts', import.meta.url),
}: AnalyserOptions): Analyser {
  function openCrew() {
    const pool = new Piscina({
      filename: thread.href,
      name: 'analysePicture',
      minThreads: threads,
      maxThreads: threads,
      // Idle threads would otherwise sleep in Atomics.wait, where the text recogniser can't start.
      atomics: 'disabled',
      resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: YOUNG },
    });
    const broken = new AbortController();
    // A thread that died idle was replaced already. After one that could not even start, piscina replaces none any more.
    pool.on('error', (error) => {
      if (pool.threads.length < threads) broken.abort(error);
    });
    return { pool, broken: broken.signal };
  }

  let crew = openCrew();

  return {
    parallel: threads,
    async analyse(task, { signal }) {
      if (crew.broken.aborted) {
        const { pool: dead } = crew;
        crew = openCrew();
        await dead.destroy();
      }
      const { pool, broken } = crew;
      const tooLong = AbortSignal.timeout(limit + grace);
      try {
        return await pool.run({ ...task, deadline: Date.now() + limit } satisfies AnalysisTask, {
          signal: AbortSignal.any([signal, tooLong, broken]),
          transferList: [task.picture.buffer],
        });
      } catch (error) {
        signal.throwIfAborted();
        broken.throwIfAborted();
        if (tooLong.aborted) return failure('took-too-long');
        throw error;
      }
    },
    async close() {
      await crew.pool.destroy();
    },
  };
}
