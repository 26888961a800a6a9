import { useEffect } from 'react';
import { isUnpaid } from '#data/outbox/outbox-item';
import { appData } from '../../app-data.ts';
import { releaseUnpaid } from '../../release-unpaid.ts';

/** Ms between two questions while pictures wait for credits: the answer is kept for half of it. */
const pause = 60_000;

/**
 * While pictures wait for credits, asks now and then whether there are any: after a payment in another tab or on another device, or
 * with the new month. So a picture goes on by itself.
 */
export function useUnpaidRelease() {
  useEffect(() => {
    const { view } = appData.outbox;
    const look = () => {
      const owner = appData.sessions.getState().user?.user._id;
      const waits = view.getState().items.some((item) => item.ownerId === owner && isUnpaid(item));
      if (waits && document.visibilityState === 'visible') void releaseUnpaid().catch(() => undefined);
    };
    const stop = view.subscribe(({ ready }, before) => {
      if (ready && !before.ready) look();
    });
    const timer = setInterval(look, pause);
    addEventListener('online', look);
    document.addEventListener('visibilitychange', look);
    look();
    return () => {
      stop();
      clearInterval(timer);
      removeEventListener('online', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
}
