import { cacheNames } from 'workbox-core';
import { getCacheKeyForURL, matchPrecache } from 'workbox-precaching';
import { apiBase } from '#contract/api-base';
import { type InstallEvent, worker } from './worker.ts';

/** Every address of the app is the same page; what the server makes itself is not. */
const isAppPage = ({ mode }: Request, { pathname }: URL) =>
  mode === 'navigate' && !pathname.startsWith(`${apiBase}/`) && !/\.\w+$/.test(pathname);

/** Hashed files right under `/assets/` are precached, all of them: a start need not wait for the worker to hand over each. */
export const routeAssets = async (event: ExtendableEvent) => {
  const condition = { urlPattern: { pathname: '/assets/:file' } };
  await (event as InstallEvent).addRoutes?.([{ condition, source: { cacheName: cacheNames.precache } }]);
};

/** Chunks that are not precached, the catalogues of languages: kept from their first use on. Their names hold a hash, so that they never change. */
const laterAssets = 'wickwise-later-assets';
const isLaterAsset = ({ pathname }: URL) => pathname.startsWith('/assets/') && pathname.endsWith('.js');

export const isPageOrAsset = (request: Request) => {
  const url = new URL(request.url);
  if (url.origin !== worker.location.origin) return false;
  return isAppPage(request, url) || getCacheKeyForURL(request.url) !== undefined || isLaterAsset(url);
};

/** From the files of this version, so that page and chunks always fit together; from the network should one be missing. */
export const answerPage = async (request: Request) => {
  const file = isAppPage(request, new URL(request.url)) ? '/index.html' : request.url;
  return (
    (await matchPrecache(file)) ??
    (isLaterAsset(new URL(file, request.url)) ? answerLaterAsset(request) : fetch(request))
  );
};

/** What the version before kept; this one's names differ. */
export const dropLaterAssets = () => caches.delete(laterAssets);

async function answerLaterAsset(request: Request) {
  const cache = await caches.open(laterAssets);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}
