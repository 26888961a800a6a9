/** Set by the service worker on an answer that it served because the network failed: ms at which it was received. */
export const staleSinceHeader = 'x-wickwise-stale-since';

/** When a stale answer was received, ms by this device's clock; null for a fresh one. */
export const cachedSince = (headers: Headers) => {
  const since = Number(headers.get(staleSinceHeader));
  return since > 0 ? since : null;
};
