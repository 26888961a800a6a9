import { useEffect, useRef } from 'react';
import { appData } from '../../app-data.ts';
import { useLoaded } from '../../ui/use-loaded.ts';

/** s that the server may hold back the answer about an analysis that has not ended. */
const longPoll = 25;

/** The least time between two looks, ms: a proxy may cut every long poll short. */
const leastPause = 1000;

/** One analysis, looked at again until it has ended. `onEnded` hears when that happens before the user's eyes. */
export function useAnalysis(id: string, onEnded?: () => void) {
  const waits = useRef(false);
  const { loaded, reload } = useLoaded((signal) =>
    appData.client.read('getAnalysis', { params: { id }, query: waits.current ? { wait: longPoll } : {}, signal }),
  );
  const analysis = loaded.state === 'ready' ? loaded.value.data : null;
  const latest = useRef(onEnded);
  latest.current = onEnded;

  useEffect(() => {
    if (!analysis) return;
    const unfinished = analysis.state === 'queued' || analysis.state === 'running';
    if (waits.current && !unfinished) latest.current?.();
    waits.current = unfinished;
    if (!unfinished) return;
    const timer = setTimeout(() => void reload(), leastPause);
    return () => clearTimeout(timer);
  }, [analysis, reload]);

  return { loaded, analysis, reload };
}
