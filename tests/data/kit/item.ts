import type { OutboxItem } from '#data/outbox/outbox-item';
import { ada } from './people.ts';

let items = 0;

/** A row of Ada's that has just been put into the outbox, but for `fields`. */
export const itemOf = (fields: Partial<OutboxItem> = {}): OutboxItem => {
  items += 1;
  const createdAt = fields.createdAt ?? 1_000;
  const state = fields.state ?? 'queued';
  return {
    id: `item-${items}`,
    ownerId: ada._id,
    ownerName: ada.name,
    name: 'chart.jpg',
    type: 'image/jpeg',
    size: 3,
    strategy: 'price_action',
    sha256: 'f'.repeat(64),
    idempotencyKey: crypto.randomUUID(),
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
    ...fields,
  };
};

export const pictureBytes = () => new Uint8Array([1, 2, 3]).buffer;
