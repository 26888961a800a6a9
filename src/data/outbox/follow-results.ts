import type { AnalysisDetail } from '#contract/analysis';
import { analysisCalls } from '#contract/calls/analysis-calls';
import { isApiError } from '../api-error.ts';
import { identityOf } from '../session.ts';
import type { DrainDeps } from './drain-deps.ts';
import type { OutboxEvent } from './next-item.ts';
import type { OutboxItem } from './outbox-item.ts';

type Options = DrainDeps & {
  /** A long poll: answers when the analysis has ended, or after some 25 s. */
  poll: (analysisId: string, signal: AbortSignal | undefined) => Promise<AnalysisDetail>;
  signal?: AbortSignal;
  pause?: (ms: number) => Promise<void>;
};

/** Browsers open six connections to a server; a held one is not there for anything else. */
const atOnce = 3;

/** The least time between two polls of one analysis, ms: a proxy may cut every long poll short. */
const leastPause = 1_000;

/** Waits for the results of what the server works on, until it has ended, its owner leaves, or the network fails. */
export const createResultFollower = (options: Options) => {
  const { store, tokens, locks, now = Date.now, signal } = options;
  const followed = new Set<string>();

  const nextDue = async () => {
    const owner = await tokens.current('user');
    if (!owner || signal?.aborted) return [];
    return (await store.list()).filter(
      (item) =>
        item.state === 'processing' &&
        item.ownerId === owner.user._id &&
        item.notBefore <= now() &&
        !followed.has(item.id),
    );
  };

  /** Resolves when nothing more can be waited for at the moment. */
  const follow = async (): Promise<void> => {
    const due = (await nextDue()).slice(0, Math.max(0, atOnce - followed.size));
    await Promise.all(due.map(followOne));
  };

  const followOne = async (item: OutboxItem) => {
    followed.add(item.id);
    // Another page that follows it already will tell by the channel.
    const ended = await locks
      .tryRun(`wickwise-result-${item.id}`, () => pollUntilEnded(options, item))
      .finally(() => followed.delete(item.id));
    if (ended) await follow();
  };

  return { follow };
};

const pollUntilEnded = async (options: Options, item: OutboxItem) => {
  const { store, tokens, poll, onChange, onFinished, signal, now = Date.now, pause = sleep } = options;
  const analysisId = item.analysisId ?? '';
  for (;;) {
    const owner = await tokens.current('user');
    if (signal?.aborted || owner?.user._id !== item.ownerId) return false;
    const asked = now();
    const event = await poll(analysisId, signal).then(eventOfAnalysis, eventOfFailure);
    // The token of a poll is chosen when it leaves: an answer that somebody else got says nothing.
    if ((await tokens.current('user'))?.user._id !== item.ownerId) return false;
    if (event) {
      const isFinished = event.type === 'finished';
      // Before anybody hears of the end: who then asks for the list must not be given the one of before.
      if (isFinished)
        await onChange?.({ identity: identityOf('user', owner), paths: analysisCalls.uploadChart.changes });
      const after = await store.change(item.id, event);
      if (isFinished && after) await onFinished?.(after);
      return isFinished;
    }
    await pause(Math.max(0, asked + leastPause - now()));
  }
};

const eventOfAnalysis = ({ _id, state, failure }: AnalysisDetail): OutboxEvent | null => {
  if (state !== 'done' && state !== 'failed') return null;
  return { type: 'finished', analysisId: _id, failure };
};

const eventOfFailure = (error: unknown): OutboxEvent | null => {
  if (error instanceof Error && error.name === 'AbortError') return null;
  if (!isApiError(error)) throw error;
  const { status, code, serverMessage, retryAfter } = error;
  if (status === 401) return { type: 'owner-away', why: 'session-refused' };
  if (status === 404) return { type: 'refused', reason: { code, message: serverMessage } };
  if (status === null) return code === 'timeout' ? null : { type: 'unreachable' };
  return { type: 'turned-away', why: code, retryAfter };
};

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
