const cap = 5 * 60_000;
const base = 2_000;

/**
 * How long to wait after the n-th failure in a row, ms: exponential with full jitter, capped at 5 minutes
 * (M. Brooker, 'Exponential Backoff And Jitter', AWS Architecture Blog, 2015). A server's own wish is the least of it.
 */
export const backOff = (failures: number, random: number, retryAfter: number | null = null) =>
  Math.max(retryAfter ?? 0, Math.floor(random * Math.min(cap, base * 2 ** Math.min(failures, 16))));
