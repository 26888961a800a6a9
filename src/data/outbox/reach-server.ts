/** Resolves to whether the server answers at all, within 5 s. `navigator.onLine` only knows that some network is there. */
export const reachServer = async (origin: string, fetch = globalThis.fetch) => {
  try {
    await fetch(`${origin}/healthz`, { cache: 'no-store', signal: AbortSignal.timeout(5_000) });
    return true;
  } catch {
    return false;
  }
};
