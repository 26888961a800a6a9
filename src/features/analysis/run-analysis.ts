import type { AnalysisDetail } from '#contract/analysis';
import type { OutboxItem } from '#data/outbox/outbox-item';
import type { OutboxView } from '#data/outbox/watch-outbox';
import type { AddFailure, AddOutcome } from '#data/page-outbox';

export type AnalysisCallbacks = {
  /** The picture is saved on this device and on its way. */
  onStart: (itemId: string) => void;
  /** The analysis, or null when it failed or its picture was deleted. */
  onComplete: (analysis: AnalysisDetail | null) => void;
  /** It could not even be saved. */
  onRefused: (why: AddFailure) => void;
};

type View = { getState: () => OutboxView; subscribe: (listener: (view: OutboxView) => void) => () => void };

type Sources = {
  /** The picture as it is being saved. */
  adding: Promise<AddOutcome>;
  view: View;
  load: (analysisId: string) => Promise<AnalysisDetail>;
};

/** One picture from its capture to its analysis. It may take hours: the outbox carries it, this only waits. */
export async function runAnalysis({ adding, view, load }: Sources, callbacks: AnalysisCallbacks): Promise<void> {
  const outcome = await adding;
  if (!outcome.ok) return callbacks.onRefused(outcome.why);
  callbacks.onStart(outcome.item.id);
  const settled = await untilSettled(view, outcome.item.id);
  if (settled?.state !== 'done' || !settled.analysisId) return callbacks.onComplete(null);
  callbacks.onComplete(await load(settled.analysisId).catch(() => null));
}

/** Resolves with the item when it is done or has failed; with undefined when it was deleted. */
export function untilSettled(view: View, id: string): Promise<OutboxItem | undefined> {
  return new Promise((resolve) => {
    let seen = false;
    const look = ({ ready, items }: OutboxView) => {
      const item = items.find((other) => other.id === id);
      seen ||= item !== undefined;
      // An item that was added just now may not be in the view yet.
      const settled = item ? item.state === 'done' || item.state === 'failed' : ready && seen;
      if (!settled) return;
      stop();
      resolve(item);
    };
    const stop = view.subscribe(look);
    queueMicrotask(() => look(view.getState()));
  });
}
