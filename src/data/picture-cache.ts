import { apiBase } from '#contract/api-base';
import { picturePaths } from '#contract/picture-paths';
import { pictureCacheName as cacheName } from './kept-answers.ts';
import { identityOf } from './session.ts';
import type { SessionMirror } from './session-mirror.ts';

type Options = {
  caches: CacheStorage;
  mirror: Pick<SessionMirror, 'read'>;
  fetch?: typeof globalThis.fetch;
  /** Bytes of pictures kept per identity; the ones seen longest ago go first. */
  room?: number;
};

const sizeHeader = 'x-wickwise-size';
const megabyte = 2 ** 20;

const imagePaths = Object.values(picturePaths).map((path) => `${apiBase}${path.replace(/:.*/, '')}`);

/** Whether a request is for an analysis's picture, or a person's. */
export const isPicture = (url: URL) => imagePaths.some((path) => url.pathname.startsWith(path));

/**
 * The pictures that were looked at, for history and profile without a network. A picture never changes, but the signature in its
 * address does, so it is kept by its path alone; an `<img>` sends no token, so it is kept for whoever is signed in.
 */
export const createPictureCache = ({ caches, mirror, fetch = globalThis.fetch, room = 50 * megabyte }: Options) => {
  const identity = async () => {
    // An administrator's screens show no user's pictures.
    const session = await mirror.read('user');
    return session && identityOf('user', session);
  };

  /** The cache lists the newest last. */
  const trim = async (cache: Cache) => {
    const [requests, pictures] = await Promise.all([cache.keys(), cache.matchAll()]);
    let left = room;
    for (const [index, picture] of [...pictures.entries()].reverse()) {
      left -= Number(picture.headers.get(sizeHeader));
      if (left < 0 && requests[index]) await cache.delete(requests[index]);
    }
  };

  const keep = async (key: string, who: string, response: Response) => {
    const bytes = await response.arrayBuffer();
    if (bytes.byteLength > room) return;
    const headers = new Headers(response.headers);
    const isNew = !headers.has(sizeHeader);
    headers.set(sizeHeader, String(bytes.byteLength));
    const cache = await caches.open(cacheName(who));
    // Put anew, so that the order of keys is the order of last sight.
    await cache.delete(key);
    await cache.put(key, new Response(bytes, { headers }));
    if (isNew) await trim(cache);
    if ((await identity()) !== who) await caches.delete(cacheName(who));
  };

  return {
    async answer(request: Request): Promise<Response> {
      const who = await identity();
      if (!who) return await fetch(request);
      const { origin, pathname } = new URL(request.url);
      const key = `${origin}${pathname}`;
      const kept = await caches.match(key, { cacheName: cacheName(who) });
      const response = kept ?? (await fetch(request));
      if (response.ok) await keep(key, who, response.clone()).catch(() => undefined);
      return response;
    },
  };
};
