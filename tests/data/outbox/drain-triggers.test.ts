import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startDrainTriggers } from '#data/outbox/drain-triggers';
import type { OutboxItem } from '#data/outbox/outbox-item';
import { itemOf } from '../kit/item.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const open = async ({ items = [] as OutboxItem[], reached = true } = {}) => {
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const rows = { now: items };
  const server = { reached };
  const reach = vi.fn(async () => server.reached);
  const wake = vi.fn(async (_urgency: string) => {});
  const everyFiveMinutes = vi.fn();
  const triggers = startDrainTriggers({
    page: { window, document },
    wake,
    list: async () => rows.now,
    reach,
    everyFiveMinutes,
  });
  await vi.advanceTimersByTimeAsync(0);
  const heard = () => {
    const urgencies = wake.mock.calls.map(([urgency]) => urgency);
    wake.mockClear();
    return urgencies;
  };
  return { window, document, rows, server, reach, heard, wake, everyFiveMinutes, ...triggers };
};

describe('startDrainTriggers', () => {
  test('[QU-13] drains at the start of the app, when the network is back, and when the user comes back', async () => {
    const { window, document, heard } = await open();
    expect(heard()).toEqual(['network']);
    window.dispatchEvent(new Event('online'));
    expect(heard()).toEqual(['network']);
    document.visibilityState = 'hidden';
    document.dispatchEvent(new Event('visibilitychange'));
    expect(heard()).toEqual([]);
    document.visibilityState = 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
    expect(heard()).toEqual(['network']);
  });

  test('[QU-14] a timer drains when the time of an item has come, and rests while nothing waits', async () => {
    const page = await open();
    page.heard();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.heard()).toEqual([]);
    page.rows.now = [itemOf({ notBefore: Date.now() + 4_000, waitsFor: 'server', failures: 1 })];
    await page.look();
    await vi.advanceTimersByTimeAsync(3_999);
    expect(page.heard()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(page.heard()).toEqual(['none']);
  });

  test.each(['uploading', 'processing'] as const)(
    'the timer leaves an item that is %s to whoever is at it, whose death it notices within 15 s',
    async (state) => {
      const page = await open();
      page.rows.now = [itemOf({ state })];
      page.heard();
      await page.look();
      await vi.advanceTimersByTimeAsync(14_000);
      expect(page.heard()).toEqual([]);
      await vi.advanceTimersByTimeAsync(46_000);
      expect(page.heard()).toEqual(['none', 'none', 'none', 'none']);
    },
  );

  test('[QU-14] for want of a network it probes, ever more rarely, and drains once there is one', async () => {
    const page = await open({ reached: false });
    page.rows.now = [itemOf({ notBefore: Date.now() + 300_000, waitsFor: 'network', failures: 9 })];
    page.heard();
    await page.look();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.heard()).toEqual([]);
    const probes = page.reach.mock.calls.length;
    expect(probes).toBeGreaterThan(4);
    expect(probes).toBeLessThan(10);
    page.server.reached = true;
    await vi.advanceTimersByTimeAsync(15_000);
    expect(page.heard()).toEqual(['network']);
  });

  test('a hidden page does not probe', async () => {
    const page = await open({ reached: false });
    page.document.visibilityState = 'hidden';
    page.rows.now = [itemOf({ notBefore: Date.now() + 300_000, waitsFor: 'network' })];
    await page.look();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.reach).not.toHaveBeenCalled();
  });

  test('[LI-06] a timer of five minutes drains and looks for a new version', async () => {
    const { heard, everyFiveMinutes } = await open();
    heard();
    await vi.advanceTimersByTimeAsync(299_999);
    expect(everyFiveMinutes).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(everyFiveMinutes).toHaveBeenCalledTimes(1);
    expect(heard()).toEqual(['network']);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(everyFiveMinutes).toHaveBeenCalledTimes(2);
  });

  test('a drain that fails does not end the timer', async () => {
    const page = await open();
    page.rows.now = [itemOf({ notBefore: Date.now(), waitsFor: 'server' })];
    page.wake.mockRejectedValueOnce(new Error('the database is gone'));
    page.heard();
    await page.look();
    await vi.advanceTimersByTimeAsync(500);
    await vi.advanceTimersByTimeAsync(500);
    expect(page.heard().length).toBeGreaterThanOrEqual(1);
  });

  test('stops when it is told to', async () => {
    const { window, heard, stop } = await open({ items: [itemOf()] });
    heard();
    stop();
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(heard()).toEqual([]);
  });
});
