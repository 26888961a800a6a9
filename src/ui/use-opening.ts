import { useEffect, useState } from 'react';

/**
 * `opened`, and false at first. What is loaded once it is wanted comes opened already, and such a dialog does not know to whom it owes the
 * focus when it closes: Mantine only looks when one opens that was closed before.
 */
export function useOpening(opened: boolean): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => setShown(opened), [opened]);
  return shown;
}
