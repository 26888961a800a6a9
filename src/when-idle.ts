/** Longest wait, ms. */
const patience = 2_000;

/** Does what the first picture of a screen does not need once that is drawn, so that it does not compete with it for a slow processor. */
export function whenIdle(work: () => void): void {
  // Safari has no such callback.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: patience });
  else setTimeout(work, patience / 10);
}
