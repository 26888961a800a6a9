import type { Session } from '../session.ts';
import type { DrainDeps } from './drain-deps.ts';
import type { OutboxItem } from './outbox-item.ts';
import { sendItem } from './send-item.ts';

/**
 * Which waits this drain cuts short. `network`: those for a network, since it seems to be back. `session`: those for a session too,
 * since somebody has just signed in.
 */
export type Urgency = 'none' | 'network' | 'session';

export type DrainReport = {
  /** Whether anything of the signed-in user still waits to be sent. */
  waiting: boolean;
  /** Ms at which the next of them may be tried; null when nothing waits. */
  nextAt: number | null;
};

/** Sends what is due, one after the other, for the signed-in user only. At most one drain runs on a device. */
export const drainOutbox = (deps: DrainDeps, urgency: Urgency = 'none'): Promise<DrainReport> =>
  deps.locks.run('wickwise-outbox', () => drain(deps, urgency));

const drain = async (deps: DrainDeps, urgency: Urgency): Promise<DrainReport> => {
  await deps.store.purge();
  const tried = new Set<string>();
  let reached = false;
  for (;;) {
    // Read anew each time: pictures are taken, people sign in and out while an upload is on its way.
    const owner = await deps.tokens.current('user');
    const item = await nextDue(deps, owner, urgency, tried);
    if (!item) return await report(deps, owner);
    reached ||= await deps.reach();
    if (!reached) {
      await markUnreachable(deps, item, tried);
      return await report(deps, owner);
    }
    tried.add(item.id);
    reached = await sendItem(deps, item);
  }
};

const isOpen = ({ state, deletedAt }: OutboxItem) => deletedAt === null && state !== 'done' && state !== 'failed';
const isWaiting = ({ state }: OutboxItem) => state === 'queued' || state === 'uncertain';

const nextDue = async (deps: DrainDeps, owner: Session<'user'> | null, urgency: Urgency, tried: Set<string>) => {
  for (const row of (await deps.store.list()).filter(isOpen)) {
    const item = await settleOwner(deps, await settleAbandoned(deps, row), owner, urgency);
    if (item && !tried.has(item.id) && isDue(item, urgency, deps)) return item;
  }
  return undefined;
};

/** An upload whose sender died: it may have arrived. */
const settleAbandoned = async ({ store, locksReachAll, now = Date.now }: DrainDeps, item: OutboxItem) => {
  if (item.state !== 'uploading' || !item.lease) return item;
  if (!locksReachAll && item.lease.until > now()) return undefined;
  return await store.change(item.id, { type: 'lost', why: 'abandoned' }, { holder: item.lease.holder });
};

/** Holds what is not the signed-in user's, and lets go on what is. Gives the row when it is his to send. */
const settleOwner = async (
  { store, now = Date.now }: DrainDeps,
  item: OutboxItem | undefined,
  owner: Session<'user'> | null,
  urgency: Urgency,
) => {
  if (!item || item.ownerId === null) return undefined;
  if (item.ownerId !== owner?.user._id) {
    await store.change(item.id, { type: 'owner-away', why: 'not-signed-in' });
    return undefined;
  }
  if (item.state !== 'held') return item;
  if (urgency !== 'session' && item.notBefore > now()) return undefined;
  return await store.change(item.id, { type: 'owner-back' });
};

const isDue = (item: OutboxItem, urgency: Urgency, { now = Date.now }: DrainDeps) =>
  isWaiting(item) && (item.notBefore <= now() || (urgency !== 'none' && item.waitsFor === 'network'));

/** All that this drain has not tried waits for the network together. */
const markUnreachable = async ({ store }: DrainDeps, { ownerId }: OutboxItem, tried: Set<string>) => {
  for (const item of (await store.list()).filter(isOpen)) {
    if (item.ownerId === ownerId && isWaiting(item) && !tried.has(item.id)) {
      await store.change(item.id, { type: 'unreachable' });
    }
  }
};

const report = async ({ store }: DrainDeps, owner: Session<'user'> | null): Promise<DrainReport> => {
  const waiting = (await store.list()).filter(
    (item) => isOpen(item) && isWaiting(item) && item.ownerId === owner?.user._id,
  );
  const nextAt = waiting.length > 0 ? Math.min(...waiting.map(({ notBefore }) => notBefore)) : null;
  return { waiting: waiting.length > 0, nextAt };
};
