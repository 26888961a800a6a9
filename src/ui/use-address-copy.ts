import { useEffect, useId, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';

/**
 * What the address says, as a component's own copy. The router changes the address a moment later, and may leave out what was changed
 * again by then; a control that waited for it would jump back, or lose letters. What others do to the address, as going back, is taken over.
 */
export function useAddressCopy<T>(read: (params: URLSearchParams) => T) {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigation = useNavigationType();
  const id = useId();
  const isOwn = state === id && navigation !== 'POP';
  const [copy, setCopy] = useState(() => read(params));

  // biome-ignore lint/correctness/useExhaustiveDependencies: another way to read it is no news of the address.
  useEffect(() => {
    if (!isOwn) setCopy(read(params));
  }, [params, isOwn]);

  /** A `step` is what one would go back from: an entry of its own in the browser's history. */
  const write = (next: T, address: URLSearchParams, { step = false } = {}) => {
    setCopy(next);
    setParams(address, { replace: !step, state: id });
  };

  return { copy, write };
}
