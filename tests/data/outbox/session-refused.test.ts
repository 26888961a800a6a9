import { expect, it } from 'vitest';
import type { OutboxItem } from '#data/outbox/outbox-item';
import { sessionRefusedAt } from '#data/outbox/session-refused';

const item = (ownerId: string, state: OutboxItem['state'], at: number, why?: string) => ({
  ownerId,
  state,
  timeline: [
    { at: 1, state: 'queued' as const },
    { at, state, ...(why && { why }) },
  ],
});

it('tells the newest refusal that holds a picture of the one who is signed in', () => {
  const items = [item('ada', 'held', 5, 'session-refused'), item('ada', 'held', 7, 'session-refused')];
  expect(sessionRefusedAt(items, 'ada')).toBe(7);
});

it('knows none where a picture waits for another one, for somebody to sign in, or goes on', () => {
  const items = [
    item('bob', 'held', 5, 'session-refused'),
    item('ada', 'held', 5, 'not-signed-in'),
    item('ada', 'queued', 5, 'session-refused'),
  ];
  expect(sessionRefusedAt(items, 'ada')).toBe(0);
  expect(sessionRefusedAt(items, undefined)).toBe(0);
});
