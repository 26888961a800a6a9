import { apiBase } from '#contract/api-base';
import type { Change } from './api-client.ts';

type Options = { caches: CacheStorage; now?: () => number };

/** Where a cache notes that a write has changed a path: `…/wickwise-changed/users/profile` holds the time. */
const changedPath = '/wickwise-changed';

export const cacheName = (identity: string) => `wickwise-api:${identity}`;
/** Of the pictures that were looked at: see `picture-cache.ts`. */
export const pictureCacheName = (identity: string) => `wickwise-pictures:${identity}`;

/** The path below `/api`; empty for any other address. */
export const pathOfApi = (url: string) => {
  const { pathname } = new URL(url);
  return pathname.startsWith(`${apiBase}/`) ? pathname.slice(apiBase.length) : '';
};

/** A write under `changed` makes the kept answers of `path` stale: the same path, and all below it. */
export const isBelow = (path: string, changed: string) => path === changed || path.startsWith(`${changed}/`);

/** Whether a write has touched what `url` answers, at or after `since` (ms). */
export const changedSince = async (cache: Cache, url: string, since: number) => {
  const parts = pathOfApi(url).split('/').slice(1);
  const marks = parts.map((_, index) => `${changedPath}/${parts.slice(0, index + 1).join('/')}`);
  const times = await Promise.all(marks.map(async (mark) => Number(await (await cache.match(mark))?.text())));
  return times.some((time) => time >= since);
};

export type KeptAnswers = ReturnType<typeof createKeptAnswers>;

/** How pages and the worker forget answers that the worker keeps (see `get-cache.ts`). */
export const createKeptAnswers = ({ caches, now = Date.now }: Options) => {
  const markChanged = async (cache: Cache, paths: readonly string[]) => {
    for (const path of paths) await cache.put(`${changedPath}${path}`, new Response(String(now())));
    const stale = (await cache.keys()).filter(({ url }) => paths.some((path) => isBelow(pathOfApi(url), path)));
    await Promise.all(stale.map((request) => cache.delete(request)));
  };

  return {
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

    /** Forgets all answers and pictures of one identity, as at its logout. */
    drop: (identity: string) => Promise.all([cacheName, pictureCacheName].map((name) => caches.delete(name(identity)))),
  };
};
