import { useEffect, useRef } from 'react';

/** What lies over the screen, the topmost last. */
const open: object[] = [];
/** A dialog may be gone before the drawer below it hears of the same press. */
const handled = new WeakSet<KeyboardEvent>();

/** Escape closes what lies on top, and that alone: a dialog over a drawer leaves the drawer open. */
export function useEscape(opened: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  latest.current = onClose;
  useEffect(() => {
    if (!opened) return;
    const self = {};
    open.push(self);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || handled.has(event) || open.at(-1) !== self) return;
      // An open list of choices, which says so by this, takes the press for itself.
      if (event.target instanceof Element && event.target.getAttribute('data-mantine-stop-propagation') === 'true')
        return;
      handled.add(event);
      latest.current();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => {
      window.removeEventListener('keydown', onKey, { capture: true });
      open.splice(open.indexOf(self), 1);
    };
  }, [opened]);
}
