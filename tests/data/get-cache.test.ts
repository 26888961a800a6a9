import { describe, expect, test } from 'vitest';
import { staleSinceHeader } from '#data/cached-answer';
import { createGetCache } from '#data/get-cache';
import { createPictureCache } from '#data/picture-cache';
import type { Realm, Session } from '#data/session';
import { createMemoryCaches } from './kit/memory-caches.ts';
import { ada, adminSession, ben, userSession } from './kit/people.ts';

const origin = 'http://app.test';
const id = '019abcde-0000-7000-8000-000000000001';

type Way = (request: Request) => Promise<Response> | Response;

/** A worker with a clock, sessions and a network that can all be set; each answer of the network is numbered. */
const open = () => {
  const clock = { now: 1_000_000 };
  const sessions: { [R in Realm]: Session<R> | null } = { user: userSession(ada), admin: adminSession() };
  const asked: string[] = [];
  const numbered: Way = () => Response.json({ status: 'success', data: { number: asked.length } });
  const network = { way: numbered };
  const caches = createMemoryCaches();
  const fetch = (async (input: RequestInfo | URL) => {
    const request = input as Request;
    asked.push(new URL(request.url).pathname + new URL(request.url).search);
    return await network.way(request);
  }) as typeof globalThis.fetch;
  const mirror = { read: async <R extends Realm>(realm: R) => sessions[realm] as Session<R> | null };
  const options = { caches, mirror, fetch, now: () => clock.now, patience: 20 };
  const cache = createGetCache(options);
  const get = async (path: string, session: Session | null = sessions.user) => {
    const headers = session ? { authorization: `Bearer ${session.accessToken}` } : undefined;
    const response = await cache.answer(new Request(`${origin}/api${path}`, headers && { headers }));
    const body = (await response.json()) as { data?: { number: number } };
    return { status: response.status, number: body.data?.number, staleSince: response.headers.get(staleSinceHeader) };
  };
  return {
    clock,
    sessions,
    asked,
    network,
    caches,
    cache,
    get,
    pictures: createPictureCache({ ...options, room: 25 }),
  };
};

const away: Way = () => Promise.reject(new TypeError('Failed to fetch'));

describe('createGetCache', () => {
  test('[CA-01] an answer younger than 30 s is served without the network, usage-stats likewise', async () => {
    const { clock, asked, get } = open();
    for (const path of ['/users/profile', '/subscriptions/usage-stats']) {
      const first = await get(path);
      clock.now += 29_999;
      expect(await get(path)).toEqual(first);
    }
    expect(asked).toHaveLength(2);
  });

  test('[CA-02] an older one is asked for anew', async () => {
    const { clock, asked, get } = open();
    await get('/users/profile');
    clock.now += 30_000;
    expect((await get('/users/profile')).number).toBe(2);
    expect(asked).toHaveLength(2);
  });

  test.each<[string, Way]>([
    ['fails', away],
    ['is a proxy that can not reach the server', () => new Response('Bad gateway', { status: 502 })],
    ['says nothing', () => new Promise(() => {})],
  ])('[CA-03] when the network %s the last answer is served, with the time of its receipt', async (_, way) => {
    const { clock, network, get } = open();
    await get('/users/profile');
    const receivedAt = clock.now;
    clock.now += 3_600_000;
    network.way = way;
    expect(await get('/users/profile')).toEqual({ status: 200, number: 1, staleSince: String(receivedAt) });
  });

  test('[CA-03] without an earlier answer the failure comes through', async () => {
    const { network, get } = open();
    network.way = away;
    await expect(get('/users/profile')).rejects.toThrow('Failed to fetch');
  });

  test('[CA-04] another query, another user and the admin each have entries of their own', async () => {
    const { sessions, get } = open();
    const answers = [
      await get('/image-analysis/analyses?page=1'),
      await get('/image-analysis/analyses?page=2'),
      await get('/admin/overview', sessions.admin),
    ];
    sessions.user = userSession(ben);
    answers.push(await get('/image-analysis/analyses?page=1'));
    expect(answers.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    sessions.user = userSession(ada);
    expect((await get('/image-analysis/analyses?page=1')).number).toBe(1);
  });

  test('[CA-04] a token that is renewed is still the same identity; one of nobody here is not kept for', async () => {
    const { sessions, asked, get } = open();
    await get('/users/profile');
    sessions.user = userSession(ada, { iat: 5_000, nonce: 'next' });
    await get('/users/profile');
    expect(asked).toHaveLength(1);
    await get('/users/profile', userSession(ben));
    await get('/users/profile', userSession(ben));
    expect(asked).toHaveLength(3);
  });

  test("[CA-05] the age counts from receipt: the server's clock changes nothing", async () => {
    const { clock, network, asked, get } = open();
    for (const date of ['Thu, 01 Jan 1970 00:00:00 GMT', 'Fri, 01 Jan 2100 00:00:00 GMT']) {
      network.way = () => Response.json({ data: {} }, { headers: { date, expires: date } });
      await get(`/users/preferences?${new URLSearchParams({ date })}`);
      clock.now += 29_000;
      await get(`/users/preferences?${new URLSearchParams({ date })}`);
    }
    expect(asked).toHaveLength(2);
  });

  test('a device whose clock was set back does not take an answer of the future for a fresh one', async () => {
    const { clock, asked, get } = open();
    await get('/users/profile');
    clock.now -= 86_400_000;
    await get('/users/profile');
    expect(asked).toHaveLength(2);
  });

  test.each([400, 401, 404, 500])('[CA-08] a %d is not kept', async (status) => {
    const { network, asked, get } = open();
    network.way = () => Response.json({ status: 'error' }, { status });
    await get('/users/profile');
    await get('/users/profile');
    expect(asked).toHaveLength(2);
  });

  test('[QU-10] an analysis that runs is never kept, one that has ended is', async () => {
    const { network, asked, get } = open();
    network.way = () => Response.json({ data: { state: 'running' } });
    await get(`/image-analysis/analyses/${id}`);
    network.way = () => Response.json({ data: { state: 'done' } });
    await get(`/image-analysis/analyses/${id}`);
    await get(`/image-analysis/analyses/${id}`);
    expect(asked).toHaveLength(2);
  });

  test('a list with a running analysis serves only where there is no network', async () => {
    const { network, asked, get } = open();
    network.way = () => Response.json({ data: { analyses: [{ state: 'running' }] } });
    await get('/image-analysis/analyses');
    await get('/image-analysis/analyses');
    expect(asked).toHaveLength(2);
    network.way = away;
    expect((await get('/image-analysis/analyses')).staleSince).not.toBeNull();
  });

  test('[CA-09] [CA-10] a write drops what it changes, below a prefix too, and nothing else', async () => {
    const { cache, asked, get } = open();
    const paths = ['/subscriptions/current', '/subscriptions/stripe/plans', '/users/profile', '/users/preferences'];
    for (const path of paths) await get(path);
    await cache.invalidate({ identity: `user:${ada._id}`, paths: ['/subscriptions', '/users/profile'] });
    for (const path of paths) await get(path);
    expect(asked.slice(4)).toEqual(paths.slice(0, 3).map((path) => `/api${path}`));
  });

  test('[CA-09] an answer that was on its way while the write was made is not kept', async () => {
    const { cache, network, asked, get } = open();
    network.way = async () => {
      await cache.invalidate({ identity: `user:${ada._id}`, paths: ['/users'] });
      return Response.json({ data: {} });
    };
    await get('/users/profile');
    await get('/users/profile');
    expect(asked).toHaveLength(2);
  });

  test('[CA-09] a write whose mark finds no room drops all answers of its identity, and does not fail', async () => {
    const { cache, caches, asked, get } = open();
    await get('/users/profile');
    const { open: openCache } = caches;
    caches.open = () => Promise.reject(new Error('QuotaExceededError'));
    await cache.invalidate({ identity: `user:${ada._id}`, paths: ['/users'] });
    caches.open = openCache;
    await get('/users/profile');
    expect(asked).toHaveLength(2);
  });

  test("[CA-11] a logout drops that identity's answers and no other's", async () => {
    const { sessions, cache, asked, get } = open();
    await get('/users/profile');
    await get('/admin/overview', sessions.admin);
    await cache.drop(`user:${ada._id}`);
    await get('/users/profile');
    await get('/admin/overview', sessions.admin);
    expect(asked).toHaveLength(3);
  });

  test('[CA-11] an answer that comes after the logout is not kept', async () => {
    const { sessions, network, caches, cache, get } = open();
    network.way = async () => {
      sessions.user = null;
      await cache.drop(`user:${ada._id}`);
      return Response.json({ data: {} });
    };
    await get('/users/profile');
    expect(await caches.keys()).toEqual([]);
  });

  test('a device without room for an answer gives it all the same', async () => {
    const { caches, get } = open();
    caches.open = () => Promise.reject(new Error('QuotaExceededError'));
    expect((await get('/users/profile')).number).toBe(1);
  });
});

describe('createPictureCache', () => {
  const look = async ({ pictures }: ReturnType<typeof open>, picture: number, signature = 'a') =>
    (await pictures.answer(new Request(`${origin}/api/image-analysis/images/${picture}?signature=${signature}`))).ok;

  test('keeps a picture whatever its signature, without the network', async () => {
    const worker = open();
    worker.network.way = () => new Response('picture');
    await look(worker, 1, 'a');
    worker.network.way = away;
    expect(await look(worker, 1, 'b')).toBe(true);
  });

  test('keeps so many bytes, and lets go of the pictures seen longest ago', async () => {
    const worker = open();
    worker.network.way = () => new Response('8 bytes.');
    for (const picture of [1, 2, 3, 1, 4]) await look(worker, picture);
    worker.network.way = away;
    for (const kept of [1, 3, 4]) expect(await look(worker, kept)).toBe(true);
    await expect(look(worker, 2)).rejects.toThrow();
  });

  test('a picture that is larger than all the room is shown, and drives out no other', async () => {
    const worker = open();
    worker.network.way = () => new Response('8 bytes.');
    await look(worker, 1);
    worker.network.way = () => new Response('more than twenty-five bytes');
    expect(await look(worker, 2)).toBe(true);
    worker.network.way = away;
    expect(await look(worker, 1)).toBe(true);
    await expect(look(worker, 2)).rejects.toThrow();
  });

  test("shows nobody another's pictures", async () => {
    const worker = open();
    worker.network.way = () => new Response('picture');
    await look(worker, 1);
    worker.network.way = away;
    worker.sessions.user = userSession(ben);
    await expect(look(worker, 1)).rejects.toThrow();
    worker.sessions.user = null;
    await expect(look(worker, 1)).rejects.toThrow();
  });
});
