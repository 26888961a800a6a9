import { encodePicture } from '#data/encode-picture';
import { drainOutbox } from '#data/outbox/drain-outbox';
import { receiveShare, shareTarget } from '#data/receive-share';
import { data } from './data.ts';
import { worker } from './worker.ts';

/** The share sheet's form: the one POST that the worker takes, since no server should ever see it. */
export const isShare = ({ method, url }: Request) =>
  method === 'POST' && new URL(url).origin === worker.location.origin && new URL(url).pathname === shareTarget.path;

/** First into the outbox, then anything else. */
export const onShare = async (event: FetchEvent) => {
  const screen = await receiveShare(await event.request.formData(), {
    store: data.store,
    mirror: data.mirror,
    encode: encodePicture,
  });
  event.waitUntil(drainOutbox(data.deps));
  return Response.redirect(screen, 303);
};
