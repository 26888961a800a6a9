import { useEffect, useState } from 'react';

/** The time now, ms, told anew each second while `running`. */
export function useNow(running: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!running) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [running]);
  return now;
}

/** Whole seconds since a moment, counting; 0 before it. */
export const useSecondsSince = (since: number | null): number => {
  const now = useNow(since !== null);
  return since === null ? 0 : Math.max(0, Math.floor((now - since) / 1000));
};
