import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createProfileLoader } from '../../src/profile-loader.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function loaderFor({ signedIn = true } = {}) {
  const load = vi.fn(async () => {});
  return { load, loader: createProfileLoader({ isSignedIn: () => signedIn, load }) };
}

it('[SS-12] waits 100 ms after a login before it loads the profile', async () => {
  const { load, loader } = loaderFor();
  loader.expectLogin();
  void loader.onPathChange('/analysis');
  await vi.advanceTimersByTimeAsync(99);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(1);
});

it('[SS-11] loads it on every path change without a login before', async () => {
  const { load, loader } = loaderFor();
  await loader.onPathChange('/analysis');
  await loader.onPathChange('/history');
  expect(load).toHaveBeenCalledTimes(2);
});

it.each(['/login', '/signup', '/forgot-password', '/reset-password', '/admin/dashboard'])(
  '[SS-11] does not load it on %s',
  async (path) => {
    const { load, loader } = loaderFor();
    await loader.onPathChange(path);
    expect(load).not.toHaveBeenCalled();
  },
);

it('[SS-11] never loads it without an access token', async () => {
  const { load, loader } = loaderFor({ signedIn: false });
  await loader.onPathChange('/analysis');
  expect(load).not.toHaveBeenCalled();
});
