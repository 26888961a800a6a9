import { defaultStrategy, type Strategy } from '#contract/strategy';
import type { PreparedPicture } from '../prepare-picture.ts';
import type { OutboxItem } from './outbox-item.ts';
import type { OutboxStore } from './outbox-store.ts';

/** `quota`: the device has no room left. `storage`: it refuses to store at all, as some private windows do. */
export type AddPictureFailure = 'quota' | 'storage';
export type AddPictureOutcome = { ok: true; item: OutboxItem } | { ok: false; why: AddPictureFailure; cause?: unknown };

/** The part of `navigator.storage` that is used; old browsers lack it. */
export type StorageRoom = {
  estimate(): Promise<{ quota?: number; usage?: number }>;
  persisted(): Promise<boolean>;
  /** Absent in a service worker. */
  persist?(): Promise<boolean>;
};

/** Asks now and after each answer, and gives the last one at once: browsers take their time to count, for which no picture shall wait. */
export const askAhead = (room: StorageRoom): StorageRoom => {
  const ask = () => room.estimate().catch(() => ({}));
  let last = ask();
  return {
    persisted: () => room.persisted(),
    ...(room.persist && { persist: async () => (await room.persist?.()) ?? false }),
    estimate() {
      const known = last;
      last = ask();
      return known;
    },
  };
};

type Options = {
  picture: PreparedPicture;
  strategy?: Strategy;
  /** Who is signed in; null for a picture that is shared to the app while nobody is. */
  owner: { id: string; name: string } | null;
  store: Pick<OutboxStore, 'add'>;
  room?: StorageRoom | undefined;
  now?: () => number;
  newId?: () => string;
};

/** Puts a picture into the outbox. When this has answered `ok`, the picture survives a crash of page, browser and device. */
export const addPicture = async (options: Options): Promise<AddPictureOutcome> => {
  const { picture, strategy = defaultStrategy, owner, store, room } = options;
  const { now = Date.now, newId = () => crypto.randomUUID() } = options;
  // Not awaited: some browsers ask the user, and the picture must not wait for that.
  void askToPersist(room);
  if (!(await hasRoom(room, picture.bytes.byteLength))) return { ok: false, why: 'quota' };
  const createdAt = now();
  const state = owner ? 'queued' : 'held';
  const item: OutboxItem = {
    id: newId(),
    ownerId: owner?.id ?? null,
    ownerName: owner?.name ?? null,
    name: picture.name,
    type: picture.type,
    size: picture.bytes.byteLength,
    strategy,
    sha256: picture.sha256,
    idempotencyKey: newId(),
    state,
    reason: null,
    attempts: 0,
    failures: 0,
    notBefore: 0,
    waitsFor: null,
    mayBeSent: false,
    lease: null,
    analysisId: null,
    createdAt,
    deletedAt: null,
    timeline: [{ at: createdAt, state }],
  };
  try {
    await store.add(item, picture.bytes);
    return { ok: true, item };
  } catch (cause) {
    return { ok: false, why: isQuotaError(cause) ? 'quota' : 'storage', cause };
  }
};

/** Room for the bytes and for what the database needs beside them. An estimate is not a promise: the write may fail still. */
const hasRoom = async (room: StorageRoom | undefined, bytes: number) => {
  const { quota, usage } = (await room?.estimate().catch(() => undefined)) ?? {};
  return quota === undefined || usage === undefined || usage + bytes * 2 <= quota;
};

const askToPersist = async (room: StorageRoom | undefined) => {
  try {
    if (room?.persist && !(await room.persisted())) await room.persist();
  } catch {
    // Without the permission the browser may clear the storage when the device is full; nothing else changes.
  }
};

const isQuotaError = (error: unknown) => error instanceof Error && error.name === 'QuotaExceededError';
