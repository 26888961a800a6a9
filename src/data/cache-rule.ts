import { api } from '#contract/api';
import { apiBase } from '#contract/api-base';
import type { Call } from '#contract/call';

/** How long a kept answer is served without asking the network, ms. */
export const freshFor = 30_000;

/**
 * What becomes of a read's answer. `keep`: served for 30 s, and as the last one seen when the network fails. `final-only`: kept
 * only when the analysis in it has ended. `never`: the worker does not even touch it.
 */
export type CacheRule = 'keep' | 'final-only' | 'never';

/** The rule of a GET, from the contract's table: what is not in it is none of the worker's business. */
export const cacheRule = (url: URL): CacheRule => {
  if (!url.pathname.startsWith(`${apiBase}/`) || url.searchParams.has('wait')) return 'never';
  const path = url.pathname.slice(apiBase.length);
  const call = reads.find(({ pattern }) => pattern.test(path))?.call;
  if (!call || call.cache === 'never' || call.answer === 'file' || path.startsWith('/auth/')) return 'never';
  return call.path === api.getAnalysis.path ? 'final-only' : 'keep';
};

const reads = Object.values(api as Record<string, Call>)
  .filter(({ method }) => method === 'GET')
  .map((call) => ({ call, pattern: new RegExp(`^${call.path.replace(/:\w+/g, '[^/]+')}$`) }));

/** Whether an answer speaks of an analysis that has not ended: that is out of date at any moment. */
export const hasUnfinished = (answer: unknown): boolean => {
  const { data } = answer as { data?: { state?: string; analyses?: { state?: string }[] } };
  return [data, ...(data?.analyses ?? [])].some((part) => part?.state === 'queued' || part?.state === 'running');
};
