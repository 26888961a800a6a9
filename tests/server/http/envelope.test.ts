import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorStatus } from '#contract/error-code';
import { refusalMessage } from '#server/http/refusal';
import { startTestServer, type TestServer } from '../kit/test-server.ts';

describe('the envelope', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer('sqlite');
  });
  afterAll(() => server.close());

  it('of a success holds status, data and message, each where the call has it, and nothing else [API-04]', async () => {
    const signup = { fullName: 'Ada', email: 'ada@example.com', password: 'a fine password' };
    const { body: both } = await server.call('signup', { body: signup });
    expect(both).toEqual({ status: 'success', message: 'Account created', data: expect.any(Object) });
    const { body: data } = await server.call('getPreferences', { token: both.data.accessToken });
    expect(data).toEqual({ status: 'success', data: expect.any(Object) });
    const { body: message } = await server.call('logout', { body: { refreshToken: both.data.refreshToken } });
    expect(message).toEqual({ status: 'success', message: 'Signed out' });
  });

  it('of a failure holds status, message, code and, where fields are wrong, issues [API-05]', async () => {
    const { body: plain } = await server.call('login', { body: { email: 'x@example.com', password: 'x' } });
    expect(plain).toEqual({ status: 'error', code: 'invalid-credentials', message: expect.any(String) });
    const { body: detailed } = await server.call('login', { body: { email: 'x', password: 'x' } });
    expect(detailed).toEqual({
      status: 'error',
      code: 'invalid-request',
      message: 'email: Invalid email address',
      issues: [{ path: 'body.email', message: 'Invalid email address' }],
    });
  });
});

it.each(Object.entries(errorStatus))(
  'the code %s is kebab-case, with a 4xx or 5xx and words for people [API-05]',
  (code, status) => {
    expect(code).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(refusalMessage[code as keyof typeof refusalMessage]).toMatch(/^[A-Z].{10,}/);
  },
);
