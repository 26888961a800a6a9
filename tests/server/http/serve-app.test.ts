import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../kit/test-server.ts';

const page = '<!doctype html><title>Wickwise</title>';
const script = `console.log(${JSON.stringify('x'.repeat(2000))})`;

describe('the built app', () => {
  let folder: string;
  let server: TestServer;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'wickwise-dist-'));
    await mkdir(path.join(folder, 'assets'));
    await mkdir(path.join(folder, '.vite'));
    const files: Record<string, string | Buffer> = {
      'index.html': page,
      'sw.js': script,
      'sw.js.br': brotliCompressSync(script),
      'manifest.webmanifest': '{}',
      'assets/main-B4x9_kQz.js': script,
      'assets/main-B4x9_kQz.js.br': brotliCompressSync(script),
      '.vite/manifest.json': '{"secret":true}',
    };
    for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
    server = await startTestServer('sqlite', {}, { appFolder: folder });
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
  const navigate = (url: string) => get(url, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });

  it.each(['/', '/analysis', '/admin/dashboard', '/no/such/screen'])(
    'opens its page at %s, asked for anew each time',
    async (url) => {
      const answer = await navigate(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toBe(page);
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.headers['content-type']).toContain('text/html');
    },
  );

  it.each(['/api/none', '/assets/none-B4x9_kQz.js'])('is not what %s means', async (url) => {
    const answer = await navigate(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json().code).toBe('not-found');
  });

  it("keeps the build's own notes to itself", async () => {
    expect((await get('/.vite/manifest.json')).statusCode).toBe(404);
  });

  it('is no answer to a program that asks for a missing file', async () => {
    expect((await get('/missing.png')).statusCode).toBe(404);
    expect((await server.app.inject({ method: 'POST', url: '/analysis' })).statusCode).toBe(404);
  });

  it('keeps hashed files for a year, and asks anew for those that keep their name', async () => {
    expect((await get('/assets/main-B4x9_kQz.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    for (const url of ['/sw.js', '/manifest.webmanifest', '/index.html']) {
      expect((await get(url)).headers['cache-control']).toBe('no-cache');
    }
  });

  it('sends what was compressed at the build', async () => {
    for (const url of ['/sw.js', '/assets/main-B4x9_kQz.js']) {
      const answer = await get(url, { 'accept-encoding': 'br, gzip' });
      expect(answer.headers['content-encoding']).toBe('br');
      expect(answer.headers['content-type']).toContain('javascript');
      expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script);
      expect((await get(url)).body).toBe(script);
    }
  });
});
