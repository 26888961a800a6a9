import type { OutboxItem } from '#data/outbox/outbox-item';

/** The few words of a picture's way, the same everywhere. */
export type ItemWord = 'saved' | 'sending' | 'uncertain' | 'analysing' | 'done' | 'failed' | 'held';

const wordOf = {
  queued: 'saved',
  uploading: 'sending',
  uncertain: 'uncertain',
  processing: 'analysing',
  done: 'done',
  failed: 'failed',
  held: 'held',
} as const satisfies Record<OutboxItem['state'], ItemWord>;

export const itemWordOf = ({ state }: Pick<OutboxItem, 'state'>): ItemWord => wordOf[state];

export const isOpenItem = ({ state }: Pick<OutboxItem, 'state'>) => state !== 'done' && state !== 'failed';

/**
 * Ms at which the analysis that now runs was begun, by this device's clock: from its first upload, so that a second try does not
 * count anew. Null while nothing runs, as when the picture waits for a network.
 */
export function analysingSince({ state, timeline, waitsFor, createdAt }: OutboxItem): number | null {
  if (state === 'queued') return waitsFor === null ? createdAt : null;
  if (state !== 'uploading' && state !== 'processing' && state !== 'uncertain') return null;
  return timeline.find((entry) => entry.state === 'uploading')?.at ?? createdAt;
}
