import type { OutboxItem } from '#data/outbox/outbox-item';

/** An item as the outbox makes it, with what a test says otherwise. */
export const itemWith = (change: Partial<OutboxItem> = {}): OutboxItem => ({
  id: 'item',
  ownerId: 'owner',
  ownerName: 'Ada',
  name: 'chart.jpg',
  type: 'image/jpeg',
  size: 4,
  strategy: 'price_action',
  sha256: '00',
  idempotencyKey: 'key',
  state: 'queued',
  reason: null,
  attempts: 0,
  failures: 0,
  notBefore: 0,
  waitsFor: null,
  mayBeSent: false,
  lease: null,
  analysisId: null,
  createdAt: 1000,
  deletedAt: null,
  timeline: [{ at: 1000, state: 'queued' }],
  ...change,
});
