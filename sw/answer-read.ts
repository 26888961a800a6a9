import { cacheRule } from '#data/cache-rule';
import { isPicture } from '#data/picture-cache';
import { data } from './data.ts';
import { worker } from './worker.ts';

const isOurs = (url: URL) => url.origin === worker.location.origin;

/** Whether the answer of this GET is one that the device keeps. */
export const isRead = ({ url: address }: Request) => {
  const url = new URL(address);
  return isOurs(url) && (isPicture(url) || cacheRule(url) !== 'never');
};

export const answerRead = (request: Request) =>
  isPicture(new URL(request.url)) ? data.pictures.answer(request) : data.getCache.answer(request);
