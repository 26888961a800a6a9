import { useEffect } from 'react';
import { messageFor } from '#data/api-error';
import { appData } from '../../app-data.ts';
import { useT } from '../../strings/use-t.ts';
import { toast } from '../../ui/toast.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { useOnGrowth } from '../../use-on-growth.ts';
import { useOutboxItems } from '../../use-outbox.ts';

/** All are asked for once; filters and pages are this screen's own. */
const fetchLimit = 1000;

/** s that the server may hold back the answer about an analysis that has not ended. */
const longPoll = 25;

/** The least time between two looks, ms: a proxy may cut every long poll short. */
const leastPause = 1000;

/** The user's analyses, asked for again when one of them has ended, here or on another device. */
export function useHistory() {
  const t = useT();
  const { loaded, reload } = useLoaded(
    (signal) => appData.client.read('listAnalyses', { query: { page: 1, limit: fetchLimit }, signal }),
    (error) => {
      const message = messageFor(error, t('history.fetchFailedLead'));
      void toast.error({ title: t('history.fetchFailed'), message });
    },
  );
  const all = loaded.state === 'ready' ? loaded.value.data.analyses : null;
  // The row itself: the next list brings a new one, about which the server is asked again.
  const unfinished = all?.find(({ state }) => state === 'queued' || state === 'running');

  useEffect(() => {
    if (!unfinished) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    void untilEnded(unfinished._id, signal).then((ended) => (ended && !signal.aborted ? reload() : undefined));
    return () => leaving.abort();
  }, [unfinished, reload]);

  const arrived = useOutboxItems().filter(({ state }) => state === 'done').length;
  useOnGrowth(arrived, reload);

  return { loaded, all, reload };
}

/** True once an analysis has ended; false when it was left, or the network failed: then the list says itself how old it is. */
async function untilEnded(id: string, signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    const args = { params: { id }, query: { wait: longPoll }, signal };
    const state = await appData.client.call('getAnalysis', args).then(
      ({ data }) => data.state,
      () => null,
    );
    if (state === null) return false;
    if (state === 'done' || state === 'failed') return true;
    await new Promise((resolve) => setTimeout(resolve, leastPause));
  }
  return false;
}
