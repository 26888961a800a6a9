import { backOff } from './back-off.ts';
import { isUnpaid, type Lease, type OutboxItem, type OutboxReason, type OutboxState } from './outbox-item.ts';

export type OutboxEvent =
  /** An upload is about to leave. */
  | { type: 'start'; lease: Lease }
  /** The server has the picture and works on it. */
  | { type: 'accepted'; analysisId: string }
  /** The analysis has ended; `failure` says why it came to nothing. */
  | { type: 'finished'; analysisId: string; failure: OutboxReason | null }
  /** A request left and no answer was seen: the network broke, the time ran out, or its sender died. */
  | { type: 'lost'; why: 'network' | 'timeout' | 'invalid-answer' | 'abandoned' }
  /** The server asked for another try: 408, 425, 429, 5xx. `retryAfter` in ms. */
  | { type: 'turned-away'; why: string; retryAfter: number | null }
  /** The server could not be reached, so nothing was sent. */
  | { type: 'unreachable' }
  /** A refusal that waiting does not cure. */
  | { type: 'refused'; reason: OutboxReason }
  /** Its owner is not signed in, or the session was refused. */
  | { type: 'owner-away'; why: 'not-signed-in' | 'session-refused' }
  | { type: 'owner-back' }
  /** The user wants it tried now. `newKey` serves where the old one already stands for a failed analysis. */
  | { type: 'retry'; newKey: string }
  /** The plan of its owner has credits again. */
  | { type: 'credits-back' }
  | { type: 'cancel' }
  | { type: 'remove' }
  | { type: 'restore' }
  /** A signed-in user takes over a picture that was shared while nobody was. */
  | { type: 'claim'; ownerId: string; ownerName: string };

type EventOf<Type extends OutboxEvent['type']> = Extract<OutboxEvent, { type: Type }>;
type Change = Partial<Omit<OutboxItem, 'state' | 'timeline'>> & { state: OutboxState; why?: string };
type Moment = { now: number; random: number };
type Step<Type extends OutboxEvent['type']> = (item: OutboxItem, event: EventOf<Type>, at: Moment) => Change | null;
type Steps = { [Type in OutboxEvent['type']]?: Step<Type> };

/** Pure. The item after the event, with its timeline; the very same item when the event means nothing in its state. */
export const nextItem = (item: OutboxItem, event: OutboxEvent, { now, random }: Moment): OutboxItem => {
  const step = (table[item.state][event.type] ?? always[event.type]) as Step<typeof event.type> | undefined;
  const change = step?.(item, event as never, { now, random });
  if (!change) return item;
  const { why, ...fields } = change;
  const moved = fields.state !== item.state || why !== undefined;
  const entry = { at: now, state: fields.state, ...(why !== undefined && { why }) };
  return { ...item, ...fields, timeline: moved ? [...item.timeline, entry] : item.timeline };
};

/** Where an unsent item waits: what may have been sent stays uncertain until an answer says otherwise. */
const waiting = (item: OutboxItem) => (item.analysisId ? 'processing' : item.mayBeSent ? 'uncertain' : 'queued');

const start: Step<'start'> = (item, { lease }) => ({
  state: 'uploading',
  lease,
  attempts: item.attempts + 1,
  notBefore: 0,
  waitsFor: null,
});

const wait = (
  item: OutboxItem,
  waitsFor: 'network' | 'server',
  { now, random }: Moment,
  retryAfter: number | null = null,
) => ({
  lease: null,
  failures: item.failures + 1,
  notBefore: now + backOff(item.failures, random, retryAfter),
  waitsFor,
});

const unreachable: Step<'unreachable'> = (item, _, at) => ({ state: item.state, ...wait(item, 'network', at) });
const turnedAway: Step<'turned-away'> = (item, { why, retryAfter }, at) => ({
  state: waiting(item),
  why,
  ...wait(item, 'server', at, retryAfter),
});
const ownerAway: Step<'owner-away'> = (item, { why }, at) => ({
  state: 'held',
  why,
  ...(why === 'session-refused' ? wait(item, 'server', at) : { lease: null, notBefore: 0, waitsFor: null }),
});
const lost: Step<'lost'> = (item, { why }, at) => ({
  state: 'uncertain',
  why,
  mayBeSent: true,
  ...wait(item, 'network', at),
});
const refused: Step<'refused'> = (_, { reason }) => ({ state: 'failed', reason, why: reason.code, lease: null });
const cancel: Step<'cancel'> = () => ({
  state: 'failed',
  reason: { code: 'cancelled', message: null },
  why: 'cancelled',
  lease: null,
});

const fresh = { notBefore: 0, failures: 0, waitsFor: null, reason: null, lease: null } as const;
const retryNow: Step<'retry'> = (item) => ({ ...fresh, state: item.state });

const waitingSteps: Steps = { start, unreachable, 'owner-away': ownerAway, cancel, retry: retryNow };

const table: Record<OutboxState, Steps> = {
  queued: waitingSteps,
  uncertain: waitingSteps,
  uploading: {
    lost,
    'turned-away': turnedAway,
    refused,
    'owner-away': ownerAway,
    cancel: (item, event, at) => ({ ...cancel(item, event, at)!, mayBeSent: true }),
  },
  processing: { unreachable, 'turned-away': turnedAway, refused, 'owner-away': ownerAway, retry: retryNow },
  held: {
    'owner-back': (item) => ({ ...fresh, state: waiting(item) }),
    // The next drain holds it again, should its owner still be away.
    retry: (item) => (item.ownerId === null ? null : { ...fresh, state: waiting(item) }),
    claim: (item, { ownerId, ownerName }) =>
      item.ownerId === null ? { ...fresh, state: waiting(item), ownerId, ownerName } : null,
    cancel,
  },
  failed: {
    // A key that already stands for a failed analysis would only give that analysis again.
    retry: (item, { newKey }) => ({
      ...fresh,
      state: item.mayBeSent && !item.analysisId ? 'uncertain' : 'queued',
      why: 'retry',
      ...(item.analysisId && { analysisId: null, idempotencyKey: newKey, mayBeSent: false }),
    }),
    // A refusal for want of credits left nothing at the server: the key is as good as new.
    'credits-back': (item) =>
      isUnpaid(item) ? { ...fresh, state: item.mayBeSent ? 'uncertain' : 'queued', why: 'credits-back' } : null,
  },
  done: { accepted: () => null, finished: () => null },
};

/** Facts that hold in whatever state they arrive: what the server has, it has. */
const always: Steps = {
  accepted: (item, { analysisId }) =>
    item.analysisId === analysisId ? null : { ...fresh, state: 'processing', analysisId, mayBeSent: true },
  finished: (_, { analysisId, failure }) => ({
    ...fresh,
    state: failure ? 'failed' : 'done',
    analysisId,
    mayBeSent: true,
    reason: failure,
    ...(failure && { why: failure.code }),
  }),
  remove: (item, _, { now }) => (item.deletedAt === null ? { state: item.state, deletedAt: now } : null),
  restore: (item) => (item.deletedAt === null ? null : { state: item.state, deletedAt: null }),
};
