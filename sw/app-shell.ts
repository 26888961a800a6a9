import { getCacheKeyForURL, matchPrecache } from 'workbox-precaching';
import { apiBase } from '#contract/api';
import { worker } from './worker.ts';

/** Every address of the app is the same page; what the server makes itself is not. */
const isAppPage = ({ mode }: Request, { pathname }: URL) =>
  mode === 'navigate' && !pathname.startsWith(`${apiBase}/`) && !/\.\w+$/.test(pathname);

export const isPageOrAsset = (request: Request) => {
  const url = new URL(request.url);
  if (url.origin !== worker.location.origin) return false;
  return isAppPage(request, url) || getCacheKeyForURL(request.url) !== undefined;
};

/** From the files of this version, so that page and chunks always fit together; from the network should one be missing. */
export const answerPage = async (request: Request) => {
  const file = isAppPage(request, new URL(request.url)) ? '/index.html' : request.url;
  return (await matchPrecache(file)) ?? (await fetch(request));
};
