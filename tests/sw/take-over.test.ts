import { describe, expect, test, vi } from 'vitest';
import { becomeWorker, eventOf } from './worker-scope.ts';

const { scope } = becomeWorker();
const { leaving, makeWay, takeOver } = await import('../../sw/take-over.ts');

describe('a newer version', () => {
  test('takes over only behind a running drain', async () => {
    let release = () => {};
    const drain = navigator.locks.request(
      'wickwise-outbox',
      () =>
        new Promise<void>((resolve) => {
          release = resolve;
        }),
    );
    const over = takeOver();
    // Long enough for a takeover that waits for nothing.
    await navigator.locks.request('another', () => {});
    expect(scope.skipWaiting).not.toHaveBeenCalled();
    release();
    await drain;
    await over;
    expect(scope.skipWaiting).toHaveBeenCalledTimes(1);
  });

  test('takes over without the lock that the version before may be waiting for, whose end it waits for', async () => {
    scope.skipWaiting.mockImplementationOnce(() => navigator.locks.request('wickwise-outbox', async () => {}));
    await takeOver();
    expect((await navigator.locks.query()).held).toEqual([]);
  });

  test('asks for its turn while the version before it is awake, which then lets go', async () => {
    const before = vi.fn();
    const farewell = new Promise<ReturnType<typeof eventOf>>((resolve) => {
      before.mockImplementation((data, ports) => {
        const event = eventOf({ data, ports });
        makeWay(event as never);
        resolve(event);
      });
    });
    scope.registration.active = { postMessage: before };
    let ended = false;
    scope.skipWaiting.mockImplementationOnce(async () => {
      expect(ended).toBe(false);
      await (await farewell).work();
    });
    void farewell
      .then(({ work }) => work())
      .then(() => {
        ended = true;
      });
    expect(leaving.aborted).toBe(false);
    await takeOver();
    expect(before).toHaveBeenCalledWith({ type: 'make-way' }, [expect.any(MessagePort)]);
    expect(leaving.aborted).toBe(true);
    expect(ended).toBe(true);
  });

  test('lets one go that hears only after the turn was asked for', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const before = vi.fn();
    scope.registration.active = { postMessage: before };
    const over = takeOver();
    await vi.runAllTimersAsync();
    await over;
    vi.useRealTimers();
    const [data, ports] = before.mock.calls[0]!;
    const event = eventOf({ data, ports });
    makeWay(event as never);
    await event.work();
  });
});
