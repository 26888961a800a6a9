import type { OutboxItem, OutboxState } from './outbox-item.ts';

const counts = {
  queued: true,
  uploading: true,
  uncertain: true,
  processing: true,
  held: true,
  failed: true,
  done: false,
} as const satisfies Record<OutboxState, boolean>;

/** How many of an owner's pictures are not done: the number on the badge and on the installed app's icon. */
export const countWaiting = (items: readonly OutboxItem[], ownerId: string | null) =>
  items.filter((item) => item.deletedAt === null && item.ownerId === ownerId && counts[item.state]).length;

/** `navigator`, where the browser can put a number on the app's icon. */
export type Badge = { setAppBadge?(count: number): Promise<void>; clearAppBadge?(): Promise<void> };

/** Shows a count on the installed app's icon; nothing where that cannot be. */
export const showBadge = async (badge: Badge, count: number) => {
  await (count > 0 ? badge.setAppBadge?.(count) : badge.clearAppBadge?.())?.catch(() => undefined);
};
