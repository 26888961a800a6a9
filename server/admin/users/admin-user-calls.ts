import type { Parts } from '../../parts.ts';
import { userAnalysisCalls } from './analysis-calls.ts';
import { changeCalls } from './change-calls.ts';
import { listCalls } from './list-calls.ts';
import { userSessionCalls } from './session-calls.ts';

/** What administrators do with users. */
export const adminUserCalls = (parts: Parts) => ({
  ...listCalls(parts),
  ...changeCalls(parts),
  ...userSessionCalls(parts),
  ...userAnalysisCalls(parts),
});
