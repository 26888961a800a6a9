import { cacheRule, freshFor, hasUnfinished } from './cache-rule.ts';
import { staleSinceHeader } from './cached-answer.ts';
import { cacheName, changedSince, createKeptAnswers, pathOfApi } from './kept-answers.ts';
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
const nobody = 'nobody';

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

  return { answer, ...createKeptAnswers({ caches, now }) };
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
