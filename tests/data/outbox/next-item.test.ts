import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextItem, type OutboxEvent } from '#data/outbox/next-item';
import { type OutboxItem, outboxStates } from '#data/outbox/outbox-item';
import { itemOf } from '../kit/item.ts';
import { ada, ben } from '../kit/people.ts';

const at = { now: 5_000, random: 0.5 };
const lease = { holder: 'page', until: 99_000 };
const analysisId = '019abcde-0000-7000-8000-000000000001';
const reason = { code: 'no-credits' as const, message: 'None left' };

const hear = (item: OutboxItem, ...events: OutboxEvent[]) =>
  events.reduce((now, event) => nextItem(now, event, at), item);

describe('[QU-16] nextItem', () => {
  test.each<[from: OutboxItem['state'], event: OutboxEvent, to: OutboxItem['state']]>([
    ['queued', { type: 'start', lease }, 'uploading'],
    ['queued', { type: 'unreachable' }, 'queued'],
    ['queued', { type: 'owner-away', why: 'not-signed-in' }, 'held'],
    ['queued', { type: 'cancel' }, 'failed'],
    ['uploading', { type: 'accepted', analysisId }, 'processing'],
    ['uploading', { type: 'finished', analysisId, failure: null }, 'done'],
    ['uploading', { type: 'lost', why: 'network' }, 'uncertain'],
    ['uploading', { type: 'turned-away', why: 'internal', retryAfter: null }, 'queued'],
    ['uploading', { type: 'refused', reason }, 'failed'],
    ['uploading', { type: 'owner-away', why: 'session-refused' }, 'held'],
    ['uncertain', { type: 'start', lease }, 'uploading'],
    ['uncertain', { type: 'finished', analysisId, failure: null }, 'done'],
    ['processing', { type: 'finished', analysisId, failure: null }, 'done'],
    ['processing', { type: 'finished', analysisId, failure: { code: 'not-a-chart', message: '…' } }, 'failed'],
    ['processing', { type: 'unreachable' }, 'processing'],
    ['held', { type: 'owner-back' }, 'queued'],
    ['held', { type: 'retry', newKey: 'new' }, 'queued'],
    ['failed', { type: 'retry', newKey: 'new' }, 'queued'],
    ['failed', { type: 'accepted', analysisId }, 'processing'],
  ])('an item that is %s and hears %o is %s', (state, event, to) => {
    expect(nextItem(itemOf({ state }), event, at).state).toBe(to);
  });

  test.each<[OutboxItem['state'], OutboxEvent]>([
    ['done', { type: 'retry', newKey: 'new' }],
    ['done', { type: 'cancel' }],
    ['done', { type: 'finished', analysisId, failure: reason }],
    ['processing', { type: 'cancel' }],
    ['processing', { type: 'start', lease }],
    ['failed', { type: 'start', lease }],
    ['held', { type: 'start', lease }],
  ])('an item that is %s does not hear %o', (state, event) => {
    const item = itemOf({ state });
    expect(nextItem(item, event, at)).toBe(item);
  });

  test('[QU-17] each change of state is in the timeline with its time and reason', () => {
    const item = hear(
      itemOf({ createdAt: 1_000 }),
      { type: 'start', lease },
      { type: 'lost', why: 'timeout' },
      { type: 'start', lease },
      { type: 'refused', reason },
    );
    expect(item.timeline).toEqual([
      { at: 1_000, state: 'queued' },
      { at: 5_000, state: 'uploading' },
      { at: 5_000, state: 'uncertain', why: 'timeout' },
      { at: 5_000, state: 'uploading' },
      { at: 5_000, state: 'failed', why: 'no-credits' },
    ]);
  });

  test('[QU-18] what may have been sent stays uncertain until the server answers for it', () => {
    const lost = hear(itemOf(), { type: 'start', lease }, { type: 'lost', why: 'network' });
    const refused = hear(lost, { type: 'start', lease }, { type: 'turned-away', why: 'queue-full', retryAfter: 9_000 });
    expect(refused).toMatchObject({ state: 'uncertain', waitsFor: 'server', notBefore: 14_000 });
    const held = hear(refused, { type: 'owner-away', why: 'not-signed-in' }, { type: 'owner-back' });
    expect(held.state).toBe('uncertain');
  });

  test('[QU-28] [QU-29] a 402 keeps its key when it is tried again, since it left no receipt', () => {
    const item = itemOf();
    const failed = hear(item, { type: 'start', lease }, { type: 'refused', reason });
    expect(failed).toMatchObject({ state: 'failed', reason });
    const again = hear(failed, { type: 'retry', newKey: 'new' });
    expect(again).toMatchObject({ state: 'queued', reason: null, idempotencyKey: item.idempotencyKey });
  });

  test('a failed analysis that is tried again gets a new key: the old one would only give that analysis', () => {
    const failure = { code: 'engine-error' as const, message: 'Sorry' };
    const failed = hear(itemOf(), { type: 'start', lease }, { type: 'finished', analysisId, failure });
    expect(hear(failed, { type: 'retry', newKey: 'new' })).toMatchObject({
      state: 'queued',
      idempotencyKey: 'new',
      analysisId: null,
      mayBeSent: false,
    });
  });

  test('[QU-24] a held item that the server has goes on as processing', () => {
    const item = itemOf({ state: 'processing', analysisId });
    const held = hear(item, { type: 'owner-away', why: 'not-signed-in' });
    expect(held.state).toBe('held');
    expect(hear(held, { type: 'owner-back' })).toMatchObject({ state: 'processing', analysisId });
  });

  test('a cancelled upload that arrived all the same is followed to its end', () => {
    const item = hear(itemOf(), { type: 'start', lease }, { type: 'cancel' }, { type: 'accepted', analysisId });
    expect(item).toMatchObject({ state: 'processing', reason: null, analysisId });
  });

  test('a picture that nobody owned is claimed once', () => {
    const shared = itemOf({ state: 'held', ownerId: null, ownerName: null });
    const claimed = hear(shared, { type: 'claim', ownerId: ada._id, ownerName: ada.name });
    expect(claimed).toMatchObject({ state: 'queued', ownerId: ada._id });
    expect(hear(claimed, { type: 'claim', ownerId: ben._id, ownerName: ben.name }).ownerId).toBe(ada._id);
  });

  test('a deletion and its undoing leave the item as it was', () => {
    const item = itemOf();
    const removed = hear(item, { type: 'remove' });
    expect(removed.deletedAt).toBe(5_000);
    expect(hear(removed, { type: 'remove' })).toBe(removed);
    expect(hear(removed, { type: 'restore' })).toEqual(item);
  });
});

const anyEvent: fc.Arbitrary<OutboxEvent> = fc.oneof(
  fc.constantFrom<OutboxEvent>(
    { type: 'start', lease },
    { type: 'accepted', analysisId },
    { type: 'finished', analysisId, failure: null },
    { type: 'finished', analysisId, failure: { code: 'blurred', message: null } },
    { type: 'lost', why: 'network' },
    { type: 'lost', why: 'abandoned' },
    { type: 'turned-away', why: 'internal', retryAfter: null },
    { type: 'turned-away', why: 'queue-full', retryAfter: 60_000 },
    { type: 'unreachable' },
    { type: 'refused', reason },
    { type: 'owner-away', why: 'not-signed-in' },
    { type: 'owner-away', why: 'session-refused' },
    { type: 'owner-back' },
    { type: 'cancel' },
    { type: 'remove' },
    { type: 'restore' },
    { type: 'claim', ownerId: ben._id, ownerName: ben.name },
  ),
  fc.uuid().map((newKey): OutboxEvent => ({ type: 'retry', newKey })),
);

test('whatever happens in whatever order: the owner stays, done stays done, the timeline only grows and tells the state', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => {
      let item = itemOf();
      let now = 5_000;
      for (const event of events) {
        now += 1_000;
        const next = nextItem(item, event, { now, random: 0.5 });
        expect(next.ownerId).toBe(item.ownerId);
        expect(next.timeline.slice(0, item.timeline.length)).toEqual(item.timeline);
        expect(next.timeline.at(-1)?.state).toBe(next.state);
        expect(outboxStates).toContain(next.state);
        if (item.state === 'done') expect({ ...next, deletedAt: null }).toEqual({ ...item, deletedAt: null });
        if (next.state === 'failed') expect(next.reason).not.toBeNull();
        if (next.state === 'processing') expect(next.analysisId).not.toBeNull();
        if (next.state !== 'uploading') expect(next.lease).toBeNull();
        if (next.idempotencyKey !== item.idempotencyKey) expect(item.analysisId).not.toBeNull();
        item = next;
      }
    }),
  );
});
