import type { Analysis } from '#contract/analysis';
import type { OutboxItem } from '#data/outbox/outbox-item';

/** The user's pictures that wait, are under way or failed, the newest first. Somebody else's are not his history. */
export const pendingItems = (items: readonly OutboxItem[], userId: string | undefined): OutboxItem[] =>
  items.filter(({ state, ownerId }) => state !== 'done' && ownerId === userId).toReversed();

/** Without those that the device shows itself as under way: an analysis is told of once. */
export const withoutPending = (analyses: readonly Analysis[], pending: readonly OutboxItem[]): Analysis[] => {
  const shown = new Set(pending.map(({ analysisId }) => analysisId));
  return analyses.filter(({ _id }) => !shown.has(_id));
};
