import { useEffect, useRef } from 'react';

/** What has a use of its own for arrow keys. */
const ownArrows = 'input, textarea, select, [role="group"][tabindex], [role="dialog"], [role="menu"], [role="listbox"]';

/** Left and right turn the pages, from wherever these keys mean nothing else. */
export function usePageKeys(turn: (by: -1 | 1) => void, enabled: boolean): void {
  const latest = useRef(turn);
  latest.current = turn;
  useEffect(() => {
    if (!enabled) return;
    const onKey = (event: KeyboardEvent) => {
      const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
      if ((key !== 'ArrowLeft' && key !== 'ArrowRight') || altKey || ctrlKey || metaKey || shiftKey) return;
      if (event.defaultPrevented || (target instanceof Element && target.closest(ownArrows))) return;
      event.preventDefault();
      latest.current(key === 'ArrowLeft' ? -1 : 1);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [enabled]);
}
