import { useStore } from 'zustand';
import type { OutboxItem } from '#data/outbox/outbox-item';
import { appData } from './app-data.ts';

/** All pictures that this device keeps, oldest first. */
export const useOutboxItems = (): readonly OutboxItem[] => useStore(appData.outbox.view, (view) => view.items);

/** One of them. `undefined` before the first look into the database, null when there is none of that id. */
export const useOutboxItem = (id: string): OutboxItem | null | undefined =>
  useStore(appData.outbox.view, ({ ready, items }) =>
    ready ? (items.find((item) => item.id === id) ?? null) : undefined,
  );
