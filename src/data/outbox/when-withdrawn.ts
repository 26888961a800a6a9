import type { Channel } from '../channel.ts';
import type { OutboxStore } from './outbox-store.ts';

type Options = { store: Pick<OutboxStore, 'get'>; channel: Channel };

/** A signal that is aborted when the user cancels or deletes an item, in whichever page, while its upload is on its way. */
export const whenWithdrawn = (id: string, { store, channel }: Options) => {
  const controller = new AbortController();
  const look = async () => {
    const row = await store.get(id);
    if (row?.state !== 'uploading' || row.deletedAt !== null) controller.abort();
  };
  const stop = channel.listen(({ type }) => {
    // A database that cannot be read now says nothing about the user's wish.
    if (type === 'outbox-changed') look().catch(() => undefined);
  });
  return { signal: controller.signal, stop };
};
