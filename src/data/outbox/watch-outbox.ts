import { createStore } from 'zustand/vanilla';
import type { Channel } from '../channel.ts';
import type { OutboxItem } from './outbox-item.ts';
import type { OutboxStore } from './outbox-store.ts';

export type OutboxView = {
  /** False until the first look into the database. */
  ready: boolean;
  /** This browser keeps nothing: no picture can be put here. */
  broken: boolean;
  /** Oldest first; deleted ones are left out. */
  items: readonly OutboxItem[];
};

/** The outbox as a zustand store that follows every change, of whichever page or worker. Unchanged rows stay the same objects. */
export const watchOutbox = (store: Pick<OutboxStore, 'list'>, channel: Channel) => {
  const view = createStore<OutboxView>(() => ({ ready: false, broken: false, items: [] }));
  let reading: Promise<void> | undefined;
  let again = false;

  const read = async () => {
    do {
      again = false;
      const known = new Map(view.getState().items.map((item) => [item.id, item]));
      const items = (await store.list()).filter(({ deletedAt }) => deletedAt === null);
      view.setState({ ready: true, broken: false, items: items.map((item) => keepIfSame(known.get(item.id), item)) });
    } while (again);
  };
  const refresh = () => {
    again = true;
    reading ??= read()
      .catch(() => view.setState({ ready: true, broken: true }))
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };

  const stop = channel.listen(({ type }) => {
    if (type === 'outbox-changed') void refresh();
  });
  return { view, refresh, close: stop };
};

/** Every change of a row changes one of these. */
const keepIfSame = (known: OutboxItem | undefined, read: OutboxItem) =>
  known &&
  known.state === read.state &&
  known.timeline.length === read.timeline.length &&
  known.notBefore === read.notBefore &&
  known.attempts === read.attempts &&
  known.failures === read.failures &&
  known.ownerId === read.ownerId
    ? known
    : read;
