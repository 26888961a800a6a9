import { describe, expect, test } from 'vitest';
import { api } from '#contract/api';
import type { Call } from '#contract/call';
import { cacheRule, hasUnfinished } from '#data/cache-rule';

const ruleOf = (path: string) => cacheRule(new URL(path, 'http://app.test'));
const id = '019abcde-0000-7000-8000-000000000001';

describe('cacheRule', () => {
  test.each([
    '/api/subscriptions/usage-stats',
    '/api/image-analysis/analyses?page=1&limit=1000',
    '/api/users/profile',
    '/api/admin/overview',
    '/api/admin/users?page=2',
    '/api/config',
  ])('[CA-01] keeps %s', (path) => {
    expect(ruleOf(path)).toBe('keep');
  });

  test.each([
    ['[CA-06] the GET that cancels', '/api/subscriptions/stripe/cancel-subscription'],
    ['[CA-07] the renewal of tokens', '/api/auth/refresh-tokens'],
    ['[CA-07] any other call of /auth', `/api/auth/verify-reset-token/${id}`],
    ["[CA-07] the check of an admin's token", '/api/admin/verify-token'],
    ['[CA-08] a long poll', `/api/image-analysis/analyses/${id}?wait=25`],
    ['a file', '/api/admin/transactions/export'],
    ['a call that the contract does not know', '/api/openapi.json'],
    ['what only begins like a call', '/api/users/profiles'],
    ['what lies outside of the API', '/healthz'],
  ])('does not touch %s', (_, path) => {
    expect(ruleOf(path)).toBe('never');
  });

  test('[QU-10] keeps one analysis only when it has ended', () => {
    expect(ruleOf(`/api/image-analysis/analyses/${id}`)).toBe('final-only');
  });

  test('[CA-06] [CA-07] nothing that acts, and nothing of /auth, is ever kept, by the whole table', () => {
    for (const call of Object.values(api as Record<string, Call>)) {
      const rule = ruleOf(`/api${call.path.replace(/:\w+/g, id)}`);
      const mayBeKept =
        call.method === 'GET' && !call.changes && call.cache !== 'never' && !call.path.startsWith('/auth/');
      if (!mayBeKept && !isSharedWithARead(call)) expect(rule, `${call.method} ${call.path}`).toBe('never');
    }
  });
});

/** A write under the address of a read: the worker sees the method before it asks for the rule. */
const isSharedWithARead = ({ method, path }: Call) =>
  method !== 'GET' &&
  Object.values(api as Record<string, Call>).some(
    (other) => other.method === 'GET' && new RegExp(`^${other.path.replace(/:\w+/g, '[^/]+')}$`).test(path),
  );

test('hasUnfinished finds a running analysis alone and in a list', () => {
  expect(hasUnfinished({ data: { state: 'running' } })).toBe(true);
  expect(hasUnfinished({ data: { analyses: [{ state: 'done' }, { state: 'queued' }] } })).toBe(true);
  expect(hasUnfinished({ data: { analyses: [{ state: 'done' }] } })).toBe(false);
  expect(hasUnfinished({ data: { state: 'failed' } })).toBe(false);
  expect(hasUnfinished({ status: 'success' })).toBe(false);
});
