import type { Change } from '../api-client.ts';
import type { Locks } from '../locks.ts';
import type { Session } from '../session.ts';
import type { TokenSource } from '../token-source.ts';
import type { OutboxItem } from './outbox-item.ts';
import type { OutboxStore } from './outbox-store.ts';
import type { UploadOutcome } from './upload-picture.ts';

/** What sending and following pictures needs; the same in a page and in the service worker. */
export type DrainDeps = {
  store: OutboxStore;
  tokens: TokenSource;
  locks: Locks;
  /** Whether `locks` reaches all contexts: then whoever holds the lock knows that a row's lease is a dead one's. */
  locksReachAll: boolean;
  /** Names this page or worker in a row's lease. */
  holder: string;
  upload: (item: OutboxItem, bytes: ArrayBuffer, session: Session<'user'>) => Promise<UploadOutcome>;
  /** Whether the server answers at all. */
  reach: () => Promise<boolean>;
  /** Drops kept answers that an upload makes stale. */
  onChange?: (change: Change) => Promise<void>;
  /** An analysis has ended, well or not; `item` as it is now. */
  onFinished?: (item: OutboxItem) => Promise<void>;
  now?: () => number;
};
