import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startChildServer } from './kit/child-server.ts';

const openssl = ['/usr/bin/openssl', '/usr/local/bin/openssl', '/opt/homebrew/bin/openssl'].find(existsSync);

/** The Dockerfile's own check of health, run here. */
function health(variables: Record<string, string>): number | null {
  const text = /HEALTHCHECK[^\n]*\\\n\s*CMD (\[.*\])/.exec(readFileSync('Dockerfile', 'utf8'))?.[1] ?? '[]';
  const [, ...args] = JSON.parse(text) as string[];
  return spawnSync(process.execPath, args, { env: variables, timeout: 10_000 }).status;
}

describe.skipIf(!openssl)('a server with a certificate of its own', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'wickwise-tls-'));
    const files = ['-keyout', path.join(folder, 'key.pem'), '-out', path.join(folder, 'cert.pem')];
    const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1,DNS:localhost'];
    const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
    execFileSync(openssl ?? '', ['req', '-x509', ...key, ...files, '-days', '2', ...name], { stdio: 'pipe' });
  });
  afterAll(() => rm(folder, { recursive: true }));

  const start = (variables: Record<string, string>) =>
    startChildServer({ WICKWISE_DATA_DIR: path.join(folder, 'data'), ...variables });
  const certificate = () => ({ TLS_CERT: path.join(folder, 'cert.pem'), TLS_KEY: path.join(folder, 'key.pem') });

  test('is reached by HTTPS alone, tells browsers to stay with it, and is found healthy by the image', async () => {
    const server = await start(certificate());
    expect(server.url).toMatch(/^https:/);
    const answer = await new Promise<[number | undefined, string | undefined]>((resolve, reject) => {
      const options = { ca: readFileSync(path.join(folder, 'cert.pem')) };
      get(`${server.url}/healthz`, options, ({ statusCode, headers }) =>
        resolve([statusCode, headers['strict-transport-security']]),
      ).on('error', reject);
    });
    expect(answer).toEqual([200, expect.stringContaining('max-age=')]);
    await expect(fetch(server.url.replace('https:', 'http:'))).rejects.toThrow();
    const { port } = new URL(server.url);
    expect(health({ PORT: port, ...certificate() })).toBe(0);
    expect(await server.end()).toBe(0);
    expect(health({ PORT: port, ...certificate() })).toBe(1);
  });

  test('is found healthy without a certificate too, and does not start with one that is not there', async () => {
    const server = await start({});
    expect(health({ PORT: new URL(server.url).port })).toBe(0);
    await server.end();
    const other = await start({ ...certificate(), TLS_CERT: '/nowhere/cert.pem' });
    expect(other.process.exitCode).toBe(1);
    expect(other.output()).toContain('/nowhere/cert.pem');
  });
});
