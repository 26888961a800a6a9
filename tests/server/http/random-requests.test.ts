import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api, type CallName } from '#contract/api';
import { apiBase } from '#contract/api-base';
import type { Call } from '#contract/call';
import { Failure } from '#contract/envelope';
import { ensureFirstAdmin } from '#server/admin/first-admin';
import { engines } from '../kit/test-database.ts';
import { startTestServer, type TestServer } from '../kit/test-server.ts';

/** Not the upload, which is no JSON, nor the sign-out, after which nothing would be let in. */
const names = (Object.keys(api) as CallName[]).filter(
  (name) => (api[name] as Call).body !== 'multipart' && name !== 'endSessions',
);

/** UTF-8 has no lone surrogates: a URL can't carry them. */
const wellFormed = (part: string) => Buffer.from(part).toString();

/** Texts with all that upsets a parser or a database: NUL, lone surrogates, quotes, wildcards, marks of direction. */
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('\0', '\ud800', "'", '"', '\\', '%', '_', '\u202e', '\n', 'a', '{', '$1') }),
  fc.constantFrom('ada@example.com', '012345', 'en', '', ' ', 'null', '01a1fdda-7a00-71f8-a9bc-4b06dbd556b3'),
);

/** The fields that calls know, with values that they don't expect. */
const field = fc.constantFrom(
  'email',
  'password',
  'fullName',
  'otp',
  'token',
  'refreshToken',
  'language',
  'notifications',
  'page',
  'limit',
);
const body = fc.oneof(
  fc.dictionary(field, fc.oneof(text, fc.jsonValue(), fc.record({ email: fc.jsonValue(), push: fc.boolean() }))),
  fc.jsonValue(),
);

describe.each(engines)('random requests, on %s', (engine) => {
  let server: TestServer;
  const tokens: Record<Call['session'], string | undefined> = { none: undefined, user: undefined, admin: undefined };
  beforeAll(async () => {
    server = await startTestServer(engine);
    const owner = { email: 'owner@example.com', password: 'the owner of this server' };
    await ensureFirstAdmin(server.parts, owner);
    tokens.user = (await server.signUp()).accessToken;
    tokens.admin = (await server.call('adminLogin', { body: owner })).body.data.accessToken;
  });
  afterAll(() => server.close());

  it("are never answered with a 5xx, and what is refused comes in the envelope: no client's mistake is ours", async () => {
    const request = fc.record({ name: fc.constantFrom(...names), body, part: text, query: fc.dictionary(field, text) });
    const property = fc.asyncProperty(request, async ({ name, body, part, query }) => {
      const call: Call = api[name];
      const token = tokens[call.session];
      const answer = await server.app.inject({
        method: call.method,
        url: `${apiBase}${call.path.replace(/:\w+/g, encodeURIComponent(wellFormed(part)))}`,
        query: Object.fromEntries(Object.entries(query).map(([key, value]) => [key, wellFormed(value)])),
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        ...(call.method !== 'GET' && { payload: JSON.stringify(body) }),
      });
      expect(answer.statusCode).toBeLessThan(500);
      if (answer.statusCode >= 400) Failure.parse(answer.json());
    });
    await fc.assert(property, { numRuns: 1500 });
  });
});
