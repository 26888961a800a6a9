import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { withData } from '#contract/call';
import { writeAnswer } from '#server/http/write-answer';

describe('an answer', () => {
  const schema = withData(z.object({ name: z.string(), parts: z.array(z.object({ size: z.nullable(z.int()) })) }));
  const write = writeAnswer({ schema, method: 'GET', url: '/api/things' });
  const data = { name: 'a “thing”', parts: [{ size: 1 }, { size: null }] };

  it('is written as it is', () => {
    expect(JSON.parse(write({ status: 'success', data }))).toEqual({ status: 'success', data });
  });

  it('keeps to itself what the contract does not name, however deep', () => {
    const more = { ...data, passwordHash: 'x', parts: [{ size: 1, owner: 'x' }] };
    expect(write({ status: 'success', data: more, internal: 'x' })).not.toContain('x"');
  });

  it('that does not fit the contract is a fault of ours', () => {
    for (const odd of [{ ...data, name: 7 }, { name: 'a' }, { ...data, parts: [{ size: 0.5 }] }]) {
      expect(() => write({ status: 'success', data: odd })).toThrow("Response doesn't match the schema");
    }
  });
});
