import { expect, type Page } from '@playwright/test';
import { signUp } from '../fixtures.ts';
import { pickPictures, statesOf } from './device.ts';
import { charts, signOut, test } from './fixtures.ts';

const gets = (seen: readonly { method: string; path: string }[], path: string) =>
  seen.filter((request) => request.method === 'GET' && request.path.split('?')[0] === `/api${path}`).length;

/** A read of the page with its own token, as the client makes it. */
const read = (page: Page, path: string, key = 'accessToken') =>
  page.evaluate(
    async ([url, tokenKey]) => {
      const response = await fetch(`/api${url}`, {
        headers: { authorization: `Bearer ${localStorage.getItem(tokenKey ?? '')}` },
      }).catch(() => null);
      return (
        response && {
          status: response.status,
          staleSince: response.headers.get('x-wickwise-stale-since'),
          body: await response.text(),
        }
      );
    },
    [path, key],
  );

/** Makes kept answers older, as if so many ms had gone by. */
const age = (page: Page, ms: number) =>
  page.evaluate(async (by) => {
    for (const name of await caches.keys()) {
      if (!name.startsWith('wickwise-api:')) continue;
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        const receivedAt = Number(response?.headers.get('x-wickwise-received-at'));
        if (!response || !receivedAt) continue;
        const headers = new Headers(response.headers);
        headers.set('x-wickwise-received-at', String(receivedAt - by));
        await cache.put(request, new Response(await response.arrayBuffer(), { headers }));
      }
    }
  }, ms);

test('[CA-01] [CA-02] an answer is served without the network for 30 s, then asked for anew', async ({
  workedPage,
  way,
}) => {
  for (const path of ['/users/preferences', '/subscriptions/usage-stats']) {
    await read(workedPage, path);
    const before = gets(way.seen, path);
    await read(workedPage, path);
    expect(gets(way.seen, path)).toBe(before);
    await age(workedPage, 30_000);
    await read(workedPage, path);
    expect(gets(way.seen, path)).toBe(before + 1);
  }
});

test('[CA-03] when the network fails the last answer is served, and the screen says how old it is', async ({
  workedPage,
  way,
}) => {
  await workedPage.goto('/history');
  await expect(workedPage.getByText('No analyses found')).toBeVisible();
  await age(workedPage, 240_000);
  way.set(() => ({ kind: 'refuse' }));
  expect((await read(workedPage, '/image-analysis/analyses?page=1&limit=1000'))?.staleSince).not.toBeNull();
  await workedPage.reload();
  await expect(workedPage.getByText('No analyses found')).toBeVisible();
  await expect(workedPage.getByText(/^No connection: shown as of/)).toBeVisible();
});

test('[CA-06] the GET that cancels is never kept, nor served without a network', async ({ workedPage, way }) => {
  const path = '/subscriptions/stripe/cancel-subscription';
  await read(workedPage, path);
  await read(workedPage, path);
  expect(gets(way.seen, path)).toBe(2);
  way.set(() => ({ kind: 'refuse' }));
  expect(await read(workedPage, path)).toBeNull();
});

test("[CA-04] [CA-11] another user never sees the first one's answers, and a logout drops them", async ({
  workedPage,
  way,
  server,
}) => {
  const ada = await read(workedPage, '/users/profile');
  const ben = await signUp(server, { fullName: 'Ben Trader' });
  await signOut(workedPage);
  const kept = await workedPage.evaluate(async () =>
    (await caches.keys()).filter((name) => /^wickwise-(api|pictures):user:/.test(name)),
  );
  expect(kept).toEqual([]);
  await workedPage.evaluate((token) => localStorage.setItem('accessToken', token), ben.accessToken);
  const his = await read(workedPage, '/users/profile');
  expect(his?.body).toContain(ben.email);
  expect(his?.body).not.toBe(ada?.body);
  expect(way.seen.length).toBeGreaterThan(0);
});

test('[CA-09] after an upload, history and usage are fresh at once', async ({ workedPage }) => {
  await read(workedPage, '/subscriptions/usage-stats');
  await workedPage.goto('/history');
  await expect(workedPage.getByText('No analyses found')).toBeVisible();
  await pickPictures(workedPage, charts[0] ?? '');
  await expect.poll(() => statesOf(workedPage), { timeout: 30_000 }).toEqual(['done']);
  await workedPage.goto('/history');
  await expect(workedPage.getByText('No analyses found')).toBeHidden();
  await expect(workedPage.getByText('Showing 1-1 of 1')).toBeVisible();
  expect((await read(workedPage, '/subscriptions/usage-stats'))?.body).toContain('"count":1');
});
