import { useEffect, useRef } from 'react';

/** Acts whenever a count has grown since the last rendering. */
export function useOnGrowth(count: number, act: () => unknown) {
  const known = useRef(count);
  useEffect(() => {
    if (count > known.current) act();
    known.current = count;
  }, [count, act]);
}
