import { useCallback, useEffect, useRef, useState } from 'react';
import type { Dated } from '#data/api-client';

export type Loaded<T> =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown }
  /** `staleSince`: ms, set when the network failed and this is the last answer that was seen. */
  | { state: 'ready'; value: T; staleSince: number | null };

type Load<T> = (signal: AbortSignal) => Promise<Dated<T>>;

/**
 * Reads something when the component appears, and again on `reload`; and by itself, once there is a network, what failed or is shown as
 * it was last seen. `onFailure` hears of each failure once.
 * An answer that comes after the component has gone is dropped.
 */
export function useLoaded<T>(load: Load<T>, onFailure?: (error: unknown) => void) {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' });
  const latest = useRef({ load, onFailure });
  latest.current = { load, onFailure };
  const running = useRef<AbortController>(undefined);

  const reload = useCallback(async () => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    try {
      const { answer, staleSince } = await latest.current.load(controller.signal);
      if (!controller.signal.aborted) setLoaded({ state: 'ready', value: answer, staleSince });
    } catch (error) {
      if (controller.signal.aborted) return;
      setLoaded({ state: 'failed', error });
      latest.current.onFailure?.(error);
    }
  }, []);

  useEffect(() => {
    void reload();
    return () => running.current?.abort();
  }, [reload]);

  const isBehind = loaded.state === 'failed' || (loaded.state === 'ready' && loaded.staleSince !== null);
  useEffect(() => {
    if (!isBehind) return;
    const catchUp = () => {
      if (navigator.onLine && document.visibilityState === 'visible') void reload();
    };
    addEventListener('online', catchUp);
    document.addEventListener('visibilitychange', catchUp);
    return () => {
      removeEventListener('online', catchUp);
      document.removeEventListener('visibilitychange', catchUp);
    };
  }, [isBehind, reload]);

  return { loaded, reload };
}
