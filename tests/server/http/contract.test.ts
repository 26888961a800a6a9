import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api, type CallName } from '#contract/api';
import { apiBase } from '#contract/api-base';
import type { Call } from '#contract/call';
import { startTestServer, type TestServer } from '../kit/test-server.ts';

/** Calls of the contract that the server doesn't answer yet. Take a name away with the work that serves it. */
const notYetServed: CallName[] = [];

const calls = Object.entries(api) as [CallName, Call][];
const documentPath = ({ path }: Call) => apiBase + path.replace(/:(\w+)/g, '{$1}');

describe('the contract', () => {
  let server: TestServer;
  // biome-ignore lint/suspicious/noExplicitAny: an OpenAPI document is looked at piece by piece.
  let document: any;
  beforeAll(async () => {
    server = await startTestServer('sqlite');
    document = (await server.app.inject('/api/openapi.json')).json();
  });
  afterAll(() => server.close());

  it('is served whole, but for the calls that are listed here', () => {
    const missing = calls.filter(([, call]) => !server.app.hasRoute({ method: call.method, url: apiBase + call.path }));
    expect(missing.map(([name]) => name).sort()).toEqual([...notYetServed].sort());
  });

  it('is described by the served document, call by call, and nothing else is [API-07]', () => {
    const served = calls.filter(([name]) => !notYetServed.includes(name));
    const described = Object.entries<Record<string, { operationId: string }>>(document.paths).flatMap(
      ([url, methods]) =>
        Object.entries(methods).map(([method, { operationId }]) => `${operationId}: ${method} ${url}`),
    );
    expect(described.sort()).toEqual(
      served.map(([name, call]) => `${name}: ${call.method.toLowerCase()} ${documentPath(call)}`).sort(),
    );
  });

  it('tells of each call who may make it, and what it is sent and answers', () => {
    expect(document.openapi).toBe('3.1.0');
    const { login, profile, upload } = {
      login: document.paths['/api/auth/login'].post,
      profile: document.paths['/api/users/profile'].get,
      upload: document.paths['/api/image-analysis/upload'].post,
    };
    expect(login.security).toEqual([]);
    expect(login.requestBody.content['application/json'].schema.required).toEqual(['email', 'password']);
    expect(profile.security).toEqual([{ user: [] }]);
    expect(profile.responses['2XX'].content['application/json'].schema.properties.data.required).toEqual([
      'user',
      'currentSubscription',
      'subscriptionHistory',
    ]);
    expect(profile.responses['4XX'].content['application/json'].schema.$ref).toBe('#/components/schemas/Failure');
    expect(document.components.schemas.ErrorCode.enum).toContain('not-signed-in');
    expect(upload.requestBody.content['multipart/form-data'].schema.properties).toHaveProperty('image');
  });

  it('is described with no reference that leads nowhere, and no noun that nothing refers to', () => {
    const text = JSON.stringify(document);
    const referred = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
    expect([...new Set(referred)].sort()).toEqual(Object.keys(document.components.schemas).sort());
  });

  it('is the one that docs/openapi.json shows: run `npm run openapi` after a change', () => {
    const file = path.resolve(import.meta.dirname, '../../../docs/openapi.json');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(document);
  });
});
