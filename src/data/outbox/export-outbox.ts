import type { OutboxItem } from './outbox-item.ts';
import type { OutboxStore } from './outbox-store.ts';

/** One file of the export: its path in the archive, and its bytes. */
type Entry = [path: string, bytes: Uint8Array];

/**
 * The user's queue as a ZIP: each picture beside a JSON of its facts, so that nothing is lost when the device runs out of room.
 * Pictures of analyses that are done are on the server and not in it.
 */
export const exportOutbox = async (
  store: Pick<OutboxStore, 'list' | 'bytes'>,
  ownerId: string | null,
): Promise<Blob> => {
  const items = (await store.list()).filter((item) => item.ownerId === ownerId && item.deletedAt === null);
  const entries = (await Promise.all(items.map((item) => entriesOf(item, store)))).flat();
  // Loaded when it is wanted: few people ever need it.
  const { zipSync } = await import('fflate');
  return new Blob([zipSync(Object.fromEntries(entries), { level: 0 }) as Uint8Array<ArrayBuffer>], {
    type: 'application/zip',
  });
};

const entriesOf = async (item: OutboxItem, store: Pick<OutboxStore, 'bytes'>): Promise<Entry[]> => {
  const folder = `${new Date(item.createdAt).toISOString().replaceAll(':', '-')}-${item.id.slice(0, 8)}`;
  const { lease, ...facts } = item;
  const json: Entry = [`${folder}/facts.json`, new TextEncoder().encode(JSON.stringify(facts, null, 2))];
  const bytes = await store.bytes(item.id);
  return bytes ? [json, [`${folder}/${safeName(item.name)}`, new Uint8Array(bytes)]] : [json];
};

/** A name that no archiver takes for a path. */
const safeName = (name: string) => name.replace(/[^\p{L}\p{N}._ -]+/gu, '_').replace(/^\.+/, '_') || 'picture';
