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

test('[CA-01] [CA-02] [CA-03] [CA-04] [CA-06] [CA-11] answers serve for 30 s, then for want of a network with their age, and whom they were given', async ({
  workedPage,
  way,
  server,
}) => {
  await test.step('served without the network for 30 s, then asked for anew', async () => {
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

  const cancel = '/subscriptions/stripe/cancel-subscription';
  await test.step('the GET that cancels is never kept', async () => {
    await read(workedPage, cancel);
    await read(workedPage, cancel);
    expect(gets(way.seen, cancel)).toBe(2);
  });

  await test.step('when the network fails the last answer is served, the screen says how old it is, and nothing is cancelled', async () => {
    await workedPage.goto('/history');
    await expect(workedPage.getByText('No analyses found')).toBeVisible();
    await age(workedPage, 240_000);
    way.set(() => ({ kind: 'refuse' }));
    expect((await read(workedPage, '/image-analysis/analyses?page=1&limit=1000'))?.staleSince).not.toBeNull();
    expect(await read(workedPage, cancel)).toBeNull();
    await workedPage.reload();
    await expect(workedPage.getByText('No analyses found')).toBeVisible();
    await expect(workedPage.getByText(/^No connection: shown as of/)).toBeVisible();
    way.set(null);
  });

  await test.step("a logout drops them, and another user never sees the first one's", async () => {
    const ada = await read(workedPage, '/users/profile');
    const ben = await signUp(server, { fullName: 'Ben Trader' });
    await signOut(workedPage);
    const kept = () =>
      workedPage.evaluate(async () =>
        (await caches.keys()).filter((name) => /^wickwise-(api|pictures):user:/.test(name)),
      );
    // The login is shown at once; they go behind it.
    await expect.poll(kept).toEqual([]);
    await workedPage.evaluate((token) => localStorage.setItem('accessToken', token), ben.accessToken);
    const his = await read(workedPage, '/users/profile');
    expect(his?.body).toContain(ben.email);
    expect(his?.body).not.toBe(ada?.body);
  });
});

test('[CA-09] after an upload, history and usage are fresh at once', async ({ workedPage }) => {
  await read(workedPage, '/subscriptions/usage-stats');
  await workedPage.goto('/history');
  await expect(workedPage.getByText('No analyses found')).toBeVisible();
  await pickPictures(workedPage, charts[0] ?? '');
  await expect.poll(() => statesOf(workedPage)).toEqual(['done']);
  await workedPage.goto('/history');
  await expect(workedPage.getByText('No analyses found')).toBeHidden();
  await expect(workedPage.getByText('Showing 1-1 of 1')).toBeVisible();
  expect((await read(workedPage, '/subscriptions/usage-stats'))?.body).toContain('"count":1');
});
