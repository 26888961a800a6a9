import { expect, it } from 'vitest';
import type { UsageStats } from '#contract/subscription';
import { shouldTellLow } from '../../../src/features/layout/low-credits.ts';

function notes() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

const usage = (used: number, total: number | null, renewsOn = '2026-12-01T00:00:00.000Z'): UsageStats => ({
  subscription: { planName: 'Basic Plan', renewsOn },
  analysisCredits: { used, total },
  totalAnalyses: { count: used, lastAnalysis: null },
});

it('tells at 80 % of the credits, once in a period and for each user', () => {
  const device = notes();
  expect(shouldTellLow('ada', usage(39, 50), device)).toBe(false);
  expect(shouldTellLow('ada', usage(40, 50), device)).toBe(true);
  expect(shouldTellLow('ada', usage(41, 50), device)).toBe(false);
  expect(shouldTellLow('ben', usage(50, 50), device)).toBe(true);
  expect(shouldTellLow('ada', usage(40, 50, '2027-01-01T00:00:00.000Z'), device)).toBe(true);
});

it('says nothing on a plan without a limit', () => {
  expect(shouldTellLow('ada', usage(5000, null), notes())).toBe(false);
});
