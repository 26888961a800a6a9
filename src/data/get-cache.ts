import { apiBase } from '#contract/api';
import type { Change } from './api-client.ts';
import { cacheRule, freshFor, hasUnfinished, isBelow } from './cache-rule.ts';
import { staleSinceHeader } from './cached-answer.ts';
import { identityOf, realmOf } from './session.ts';
import type { SessionMirror } from './session-mirror.ts';
import { readClaims } from './token-claims.ts';

type Options = {
  caches: CacheStorage;
  mirror: Pick<SessionMirror, 'read'>;
  fetch?: typeof globalThis.fetch;
  now?: () => number;
  /** A kept answer is shown when the network has said nothing for so long, ms. */
  patience?: number;
};

const receivedAtHeader = 'x-wickwise-received-at';
/** Kept for want of a network only, never served as fresh. */
const staleOnlyHeader = 'x-wickwise-stale-only';
/** Where a cache notes that a write has changed a path: `…/wickwise-changed/users/profile` holds the time. */
const changedPath = '/wickwise-changed';
const nobody = 'nobody';
const cacheName = (identity: string) => `wickwise-api:${identity}`;

export type GetCache = ReturnType<typeof createGetCache>;

/** Answers of reads, kept on the device, one cache per signed-in identity. Ages count from receipt, by this device's clock. */
export const createGetCache = (options: Options) => {
  const { caches, mirror, fetch = globalThis.fetch, now = Date.now, patience = 10_000 } = options;

  /** Who asks: null for a token that belongs to nobody who is signed in here, whose answers are not kept. */
  const identityOfRequest = async (request: Request) => {
    const token = request.headers.get('authorization')?.replace(/^Bearer /, '');
    if (!token) return nobody;
    const realm = realmOf(pathOfApi(request.url));
    const session = await mirror.read(realm);
    if (!session) return null;
    const isTheirs = session.accessToken === token || readClaims(token).sub === session.user._id;
    return isTheirs ? identityOf(realm, session) : null;
  };

  const changedSince = async (cache: Cache, url: string, since: number) => {
    const parts = pathOfApi(url).split('/').slice(1);
    const marks = parts.map((_, index) => `${changedPath}/${parts.slice(0, index + 1).join('/')}`);
    const times = await Promise.all(marks.map(async (mark) => Number(await (await cache.match(mark))?.text())));
    return times.some((time) => time >= since);
  };

  const keep = async (request: Request, identity: string, response: Response, startedAt: number) => {
    const body = await response.clone().text();
    const unfinished = isUnfinished(body);
    if (unfinished && cacheRule(new URL(request.url)) === 'final-only') return;
    const headers = new Headers(response.headers);
    headers.set(receivedAtHeader, String(now()));
    if (unfinished) headers.set(staleOnlyHeader, '1');
    const cache = await caches.open(cacheName(identity));
    if (await changedSince(cache, request.url, startedAt)) return;
    await cache.put(request.url, new Response(body, { status: response.status, headers }));
    // A write or a logout may have come while this one was put away.
    if (await changedSince(cache, request.url, startedAt)) await cache.delete(request.url);
    if ((await identityOfRequest(request)) !== identity) await caches.delete(cacheName(identity));
  };

  const fromNetwork = async (request: Request, identity: string) => {
    const startedAt = now();
    const response = await fetch(request);
    // A device without room answers all the same.
    if (response.ok) await keep(request, identity, response, startedAt).catch(() => undefined);
    return response;
  };

  const answer = async (request: Request): Promise<Response> => {
    const identity = await identityOfRequest(request);
    if (!identity) return await fetch(request);
    const kept = await caches.match(request.url, { cacheName: cacheName(identity) });
    if (!kept) return await fromNetwork(request, identity);
    const receivedAt = Number(kept.headers.get(receivedAtHeader));
    const age = now() - receivedAt;
    if (age >= 0 && age < freshFor && !kept.headers.has(staleOnlyHeader)) return kept;
    const live = fromNetwork(request, identity).then((response) => (isGateway(response) ? null : response));
    const slow = new Promise<null>((resolve) => setTimeout(resolve, patience, null));
    return (await Promise.race([live.catch(() => null), slow])) ?? asStale(kept, receivedAt);
  };

  const markChanged = async (cache: Cache, paths: readonly string[]) => {
    for (const path of paths) await cache.put(`${changedPath}${path}`, new Response(String(now())));
    const stale = (await cache.keys()).filter(({ url }) => paths.some((path) => isBelow(pathOfApi(url), path)));
    await Promise.all(stale.map((request) => cache.delete(request)));
  };

  return {
    answer,

    /**
     * Drops what a write has made stale; an answer that is still on its way is not kept either. Never fails: where that can not be noted,
     * as on a full disk, all answers of the identity go.
     */
    async invalidate({ identity, paths }: Change) {
      try {
        await markChanged(await caches.open(cacheName(identity)), paths);
      } catch {
        await caches.delete(cacheName(identity)).catch(() => undefined);
      }
    },

    /** Forgets all answers of one identity, as at its logout. */
    drop: (identity: string) => caches.delete(cacheName(identity)),
  };
};

const pathOfApi = (url: string) => {
  const { pathname } = new URL(url);
  return pathname.startsWith(`${apiBase}/`) ? pathname.slice(apiBase.length) : '';
};

/** What a proxy says for a server that it cannot reach. */
const isGateway = ({ status }: Response) => status >= 502 && status <= 504;

const isUnfinished = (body: string) => {
  try {
    return hasUnfinished(JSON.parse(body));
  } catch {
    return false;
  }
};

const asStale = (kept: Response, receivedAt: number) => {
  const headers = new Headers(kept.headers);
  headers.set(staleSinceHeader, String(receivedAt));
  return new Response(kept.body, { status: kept.status, headers });
};
