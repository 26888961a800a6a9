import { withLease } from '../leases/with-lease.ts';
import type { Log } from '../operation/log.ts';
import { type Cadence, cadences, leaseOf } from './leases.ts';
import { type RetentionParts, type RetentionRule, retentionRules } from './rules.ts';

type ApplyParts = RetentionParts & { log: Log };

/** Applies the rules that are due, each once in its time by one of all processes. */
export async function applyDueRules(parts: ApplyParts, { stop }: { stop?: AbortSignal } = {}): Promise<void> {
  for (const cadence of Object.keys(cadences) as Cadence[]) {
    const rules = retentionRules.filter(({ every }) => every === cadence);
    const options = { every: cadences[cadence], ...(stop && { stop }) };
    await withLease(parts, leaseOf(cadence), (signal) => applyRules(parts, { rules, signal }), options);
  }
}

/** Applies rules now. One that fails is logged and keeps no other from its work. */
export async function applyRules(
  parts: ApplyParts,
  {
    rules = retentionRules,
    signal = new AbortController().signal,
  }: { rules?: RetentionRule[]; signal?: AbortSignal } = {},
): Promise<void> {
  for (const { name, remove } of rules) {
    if (signal.aborted) return;
    try {
      await remove(parts, signal);
    } catch (error) {
      parts.log.error({ err: error, rule: name }, 'a retention rule failed');
    }
  }
}
