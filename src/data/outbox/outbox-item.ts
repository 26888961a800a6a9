import type { ReadFailure } from '#contract/read-failure';
import type { Strategy } from '#contract/strategy';
import type { ApiErrorCode } from '../api-error.ts';

/**
 * queued: waits for its turn or its time. uploading: a request is on its way. uncertain: one was sent, no answer was seen.
 * processing: the server has it and works. done: its analysis is there. failed: for a reason that waiting does not cure.
 * held: its owner is not signed in.
 */
export const outboxStates = ['queued', 'uploading', 'uncertain', 'processing', 'done', 'failed', 'held'] as const;
export type OutboxState = (typeof outboxStates)[number];

/** Why an item failed: the answer that refused it, or the analysis that came to nothing. */
export type OutboxReason = {
  code: ApiErrorCode | ReadFailure | 'engine-error' | 'cancelled';
  /** The server's words for the user; null when it had none. */
  message: string | null;
};

export type TimelineEntry = {
  /** Ms since 1970 by this device's clock. */
  at: number;
  state: OutboxState;
  /** What brought the item here, where the state alone does not say it: `no-credits`, `network`, `not-signed-in`, … */
  why?: string;
};

/** Who works on the item now, and until when (ms) others must leave it alone. */
export type Lease = { holder: string; until: number };

/** One picture on its way to its analysis. Its bytes are kept beside it, under the same id. */
export type OutboxItem = {
  id: string;
  /** Who took the picture: nobody else ever sends it. Null: shared to the app while nobody was signed in. */
  ownerId: string | null;
  /** Shown when the item is held. */
  ownerName: string | null;
  name: string;
  /** MIME type of the bytes. */
  type: string;
  /** Of the bytes. */
  size: number;
  strategy: Strategy;
  /** Lower-case hex, of the bytes. */
  sha256: string;
  /** UUID made when the picture was taken, the same on every try. */
  idempotencyKey: string;
  state: OutboxState;
  reason: OutboxReason | null;
  /** Uploads begun. */
  attempts: number;
  /** Failures in a row, for the back-off. */
  failures: number;
  /** Ms: not to be tried before. */
  notBefore: number;
  /** What `notBefore` waits for: a network that is back ends the wait for one, but not a server's. */
  waitsFor: 'network' | 'server' | null;
  /** A request of which no answer was seen may have reached the server: only its answer can settle it. */
  mayBeSent: boolean;
  lease: Lease | null;
  /** The server's id of the analysis, once it has the picture. */
  analysisId: string | null;
  createdAt: number;
  /** Set while a deletion can still be undone: ms of the deletion. */
  deletedAt: number | null;
  timeline: readonly TimelineEntry[];
};

/** An item's bytes. An ArrayBuffer, since Safari loses stored Blobs. */
export type StoredPicture = { id: string; bytes: ArrayBuffer };

/** Refused for want of credits: it goes on by itself when its owner has some again. */
export const isUnpaid = ({ state, reason, deletedAt }: Pick<OutboxItem, 'state' | 'reason' | 'deletedAt'>) =>
  state === 'failed' && reason?.code === 'no-credits' && deletedAt === null;
