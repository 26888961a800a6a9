import type { OutboxItem } from './outbox-item.ts';

type Held = Pick<OutboxItem, 'state' | 'ownerId' | 'timeline'>;

/** Ms at which an owner's session was last refused while one of his pictures was sent or followed, as far as that holds it still; 0 without. */
export const sessionRefusedAt = (items: readonly Held[], ownerId: string | undefined): number => {
  const refusals = items
    .filter(({ state, ownerId: its }) => state === 'held' && its === ownerId)
    .map(({ timeline }) => timeline.at(-1))
    .map((last) => (last?.why === 'session-refused' ? last.at : 0));
  return Math.max(0, ...refusals);
};
