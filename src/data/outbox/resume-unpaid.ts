import { isUnpaid } from './outbox-item.ts';
import type { OutboxStore } from './outbox-store.ts';

/**
 * Lets an owner's pictures go on that were refused for want of credits: the oldest first, no more than `credits` (null: without
 * limit), since each further one would only be refused again. Gives their number.
 */
export const resumeUnpaid = async (
  store: Pick<OutboxStore, 'list' | 'change'>,
  ownerId: string,
  credits: number | null,
): Promise<number> => {
  const unpaid = (await store.list()).filter((item) => item.ownerId === ownerId && isUnpaid(item));
  const resumed = unpaid.slice(0, credits ?? unpaid.length);
  for (const { id } of resumed) await store.change(id, { type: 'credits-back' });
  return resumed.length;
};
