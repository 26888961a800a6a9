import { describe, expect, test, vi } from 'vitest';
import { registerSync, type WorkerContainer, wakeWorker } from '#data/outbox/wake-worker';

const containerOf = (
  hear: (message: unknown, port: MessagePort) => void,
  registration: object = {},
): WorkerContainer => ({
  controller: { postMessage: (message, [port]) => hear(message, port as MessagePort) },
  ready: Promise.resolve(registration),
});

describe('wakeWorker', () => {
  test('[QU-14] asks the worker to drain, and takes its word for it', async () => {
    const hear = vi.fn((_: unknown, port: MessagePort) => port.postMessage('heard'));
    expect(await wakeWorker(containerOf(hear), 'network')).toBe(true);
    expect(hear.mock.calls[0]?.[0]).toEqual({ type: 'drain', urgency: 'network' });
  });

  test('[QU-15] knows at once that there is no worker', async () => {
    expect(await wakeWorker(undefined, 'none')).toBe(false);
    expect(await wakeWorker({ controller: null, ready: new Promise(() => {}) }, 'none')).toBe(false);
  });

  test('[QU-15] takes a worker that does not answer for absent', async () => {
    vi.useFakeTimers();
    const asked = wakeWorker(
      containerOf(() => {}),
      'none',
    );
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await asked).toBe(false);
    vi.useRealTimers();
  });
});

describe('registerSync', () => {
  test('[QU-12] registers the tag where the browser has Background Sync', async () => {
    const register = vi.fn(async () => {});
    await registerSync(containerOf(() => {}, { sync: { register } }));
    expect(register).toHaveBeenCalledWith('wickwise-outbox');
  });

  test.each([
    ['Safari, which has none', {}],
    ['a browser that refuses it', { sync: { register: () => Promise.reject(new Error('Permission denied')) } }],
  ])('is quiet in %s', async (_, registration) => {
    await expect(registerSync(containerOf(() => {}, registration))).resolves.toBeUndefined();
  });
});
