import { useEffect, useRef } from 'react';
import type { Dated } from '#data/api-client';
import { messageFor } from '#data/api-error';
import { toast } from '../toast.tsx';
import { useLoaded } from '../use-loaded.ts';

/**
 * Reads a list, and again whenever `key` (what it is asked with, as text) changes; until the new one is there, the old one stands.
 * A failure is told by a toast, in the server's words or else in `failure`'s.
 */
export function useListed<T>(key: string, load: (signal: AbortSignal) => Promise<Dated<T>>, failure: string) {
  const listed = useLoaded(load, (error) => void toast.error({ message: messageFor(error, failure) }));
  const { reload } = listed;
  const asked = useRef(key);
  useEffect(() => {
    if (asked.current === key) return;
    asked.current = key;
    void reload();
  }, [key, reload]);
  return listed;
}
