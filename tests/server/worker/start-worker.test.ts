import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { languages } from '#contract/language';
import { failure, success } from '#engine/outcome';
import { creditsOf } from '#server/billing/credits';
import { hours } from '#server/clock';
import { noTraces } from '#server/operation/traces';
import type { Analyser } from '#server/worker/analyser';
import type { AnalysisOutcome } from '#server/worker/analysis-task';
import { failureMessages } from '#server/worker/failure-messages';
import { jobSignals } from '#server/worker/job-signals';
import { claimJob } from '#server/worker/queries';
import { startWorker, type Worker, type WorkerDeps } from '#server/worker/start-worker';
import { addUser, analysisRow, openTestDb, type TestDb, uploaded } from '../analyses/open-test-db.ts';
import { someResult } from '../kit/some-result.ts';

const done: AnalysisOutcome = success(someResult);

/** The database runs in this thread without timers, so that time may be played; the clock is the played one. */
describe('a worker', () => {
  let on: TestDb;
  let user: string;
  let worker: Worker | undefined;
  const faults: unknown[] = [];

  beforeEach(async () => {
    vi.useFakeTimers({
      now: Date.UTC(2026, 10, 21, 12),
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    });
    on = await openTestDb('sqlite', { now: () => Date.now(), advance: vi.advanceTimersByTime });
    user = await addUser(on);
    faults.length = 0;
  });
  afterEach(async () => {
    const stopped = worker?.stop();
    await vi.advanceTimersByTimeAsync(10_000);
    await stopped;
    worker = undefined;
    vi.useRealTimers();
    await on.close();
  });

  const start = async (analyse: Analyser['analyse'], parts: Partial<WorkerDeps> = {}) => {
    const signals = jobSignals();
    worker = await startWorker({
      traces: noTraces,
      ...on,
      signals,
      images: { read: async () => new Uint8Array([1]) },
      analyser: { parallel: 1, analyse, close: async () => {} },
      log: { error: ({ err }: { err?: unknown }) => faults.push(err) },
      ...parts,
    });
    return signals;
  };

  /** Ends after `ms`, or rejects at the signal as a real analyser does. */
  const slow =
    (ms: number, outcome: AnalysisOutcome = done): Analyser['analyse'] =>
    (_, { signal }) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => resolve(outcome), ms);
        signal.addEventListener('abort', () => {
          clearTimeout(timer);
          reject(signal.reason);
        });
      });

  test('[LI-05] an analysis of nearly 2 h is delivered by the worker that began it', async () => {
    const id = await uploaded(on, user);
    await start(slow(hours(2) - 1000));
    await vi.advanceTimersByTimeAsync(hours(1));
    expect(await claimJob(on, 30_000)).toBeUndefined();
    await vi.advanceTimersByTimeAsync(hours(1));
    expect(await analysisRow(on, id)).toMatchObject({ state: 'done', attempts: 1, finishedAt: on.clock.now() - 1000 });
  });

  test('an analysis of more than 2 h fails, and its credit is given back', async () => {
    const id = await uploaded(on, user);
    await start(slow(hours(2) + 1));
    await vi.advanceTimersByTimeAsync(hours(2));
    expect(await analysisRow(on, id)).toMatchObject({ state: 'failed', failureCode: 'took-too-long', attempts: 1 });
    expect(await creditsOf(on.db, user, on.clock.now())).toEqual({ used: 0, total: 3 });
  });

  test('gives the credit back when five attempts end in a fault', async () => {
    const id = await uploaded(on, user);
    await start(async () => {
      throw new Error('engine fault');
    });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await analysisRow(on, id)).toMatchObject({ state: 'failed', failureCode: 'engine-error', attempts: 5 });
    expect(await creditsOf(on.db, user, on.clock.now())).toEqual({ used: 0, total: 3 });
    expect(faults).toHaveLength(5);
  });

  test('[LI-10] gives the credit back at once for a picture without a chart', async () => {
    const id = await uploaded(on, user);
    const signals = await start(slow(100, failure('not-a-chart')));
    const told = vi.fn();
    signals.onSettled(id, told);
    await vi.advanceTimersByTimeAsync(100);
    expect(await analysisRow(on, id)).toMatchObject({ state: 'failed', failureCode: 'not-a-chart', attempts: 1 });
    expect((await analysisRow(on, id)).failureMessage).toBe(failureMessages.en['not-a-chart']);
    expect(await creditsOf(on.db, user, on.clock.now())).toEqual({ used: 0, total: 3 });
    expect(told).toHaveBeenCalledOnce();
  });

  test.each(languages)('tells why there is no analysis in its own language: %s', async (language) => {
    const id = await uploaded(on, user, { language });
    await start(slow(100, failure('too-dense')));
    await vi.advanceTimersByTimeAsync(100);
    expect((await analysisRow(on, id)).failureMessage).toBe(failureMessages[language]['too-dense']);
  });

  test('a picture that killed five processes is not tried a sixth time', async () => {
    const id = await uploaded(on, user);
    await on.db.updateTable('analyses').set({ attempts: 5, state: 'running', leaseUntil: 0 }).execute();
    const analyse = vi.fn(slow(1));
    await start(analyse);
    await vi.advanceTimersByTimeAsync(10);
    expect(analyse).not.toHaveBeenCalled();
    expect(await analysisRow(on, id)).toMatchObject({ state: 'failed', failureCode: 'engine-error' });
  });

  test('goes on with the next job when one ends, and hears of new ones at once', async () => {
    const signals = await start(slow(100));
    await vi.advanceTimersByTimeAsync(350);
    const ids = [await uploaded(on, user), await uploaded(on, user), await uploaded(on, user)];
    signals.queued();
    await vi.advanceTimersByTimeAsync(301);
    expect(await Promise.all(ids.map(async (id) => (await analysisRow(on, id)).state))).toEqual([
      'done',
      'done',
      'done',
    ]);
  });

  test('takes no more jobs than it has threads, and leaves the rest to other servers', async () => {
    const ids = [await uploaded(on, user), await uploaded(on, user), await uploaded(on, user)];
    await start(slow(hours(1)), { analyser: { parallel: 2, analyse: slow(hours(1)), close: async () => {} } });
    await vi.advanceTimersByTimeAsync(5000);
    const states = await Promise.all(ids.map(async (id) => (await analysisRow(on, id)).state));
    expect(states.sort()).toEqual(['queued', 'running', 'running']);
  });

  test('lets go of a job that another worker took over', async () => {
    const id = await uploaded(on, user);
    let signal: AbortSignal | undefined;
    await start((task, options) => {
      signal = options.signal;
      return slow(hours(1))(task, options);
    });
    await vi.advanceTimersByTimeAsync(0);
    await on.db.updateTable('analyses').set({ leaseToken: 99 }).where('id', '=', id).execute();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(signal?.aborted).toBe(true);
    expect(await analysisRow(on, id)).toMatchObject({ state: 'running', leaseToken: 99 });
    expect(faults).toEqual([]);
  });

  test('stops by letting a short job end', async () => {
    const id = await uploaded(on, user);
    await start(slow(2000));
    await vi.advanceTimersByTimeAsync(0);
    const stopped = worker?.stop();
    await vi.advanceTimersByTimeAsync(2000);
    await stopped;
    expect(await analysisRow(on, id)).toMatchObject({ state: 'done' });
  });

  test('stops by putting a long job back, its attempt not counted, and takes no other', async () => {
    const [running, waiting] = [await uploaded(on, user), await uploaded(on, user)];
    await start(slow(hours(1)));
    await vi.advanceTimersByTimeAsync(0);
    const stopped = worker?.stop();
    await vi.advanceTimersByTimeAsync(3000);
    await stopped;
    for (const id of [running, waiting]) {
      expect(await analysisRow(on, id)).toMatchObject({ state: 'queued', attempts: 0, leaseUntil: null });
    }
  });

  test('outlives a store that is away for a while', async () => {
    const id = await uploaded(on, user);
    const read = vi.fn(async () => new Uint8Array([1])).mockRejectedValueOnce(new Error('store is away'));
    await start(slow(10), { images: { read } });
    await vi.advanceTimersByTimeAsync(5000);
    expect(await analysisRow(on, id)).toMatchObject({ state: 'done', attempts: 2 });
  });
});
