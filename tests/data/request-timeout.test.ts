import { expect, test } from 'vitest';
import { requestTimeout } from '#data/request-timeout';

test.each([
  ['[LI-01] 50 s by default', '/users/profile', 50_000],
  ['[LI-01] 50 s for the calls of an analysis, whose paths hold no "/analysis"', '/image-analysis/analyses', 50_000],
  ['[LI-02] 60 s for a path with /admin', '/admin/users', 60_000],
  ['[LI-03] 2 h for a path with /analysis', '/analysis/run', 7_200_000],
  ['[LI-03] 2 h also below /admin', '/admin/analysis', 7_200_000],
])('%s', (_, path, ms) => {
  expect(requestTimeout(path)).toBe(ms);
});
