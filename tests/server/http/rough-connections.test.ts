import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../kit/test-server.ts';
import { dial, hearOut, say, sayRequest, statusesIn } from './raw-connection.ts';

const slowness = { headers: 400, request: 900, checkedEvery: 100, farewell: 300 };
const secret = 'nobody may read this';

let server: TestServer;
let origin: string;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'wickwise-rough-'));
  await mkdir(path.join(folder, 'dist', 'assets'), { recursive: true });
  await writeFile(path.join(folder, 'secret.txt'), secret);
  await writeFile(path.join(folder, 'dist', 'index.html'), '<!doctype html><title>Wickwise</title>');
  await writeFile(path.join(folder, 'dist', 'assets', 'main-B4x9_kQz.js'), 'console.log(1)');
  server = await startTestServer('sqlite', {}, { appFolder: path.join(folder, 'dist'), slowness });
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const login = (length: number) =>
  `POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

/** A letter each 20 ms, for as long as the other side listens. */
function trickle(socket: Socket, letter: string) {
  const timer = setInterval(() => socket.write(letter), 20);
  socket.once('close', () => clearInterval(timer));
}

describe('a slow client', () => {
  /** While others hold their connections, everybody else is served. */
  async function expectServed() {
    const answer = await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(5000) });
    expect(answer.status).toBe(200);
  }

  it('that never ends its headers is told 408 and hung up on, and 200 of them hold up nobody', async () => {
    const sockets = await Promise.all(Array.from({ length: 200 }, () => dial(origin)));
    const heard = sockets.map(hearOut);
    for (const socket of sockets) {
      socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ');
      trickle(socket, 'a');
    }
    await expectServed();
    for (const answer of await Promise.all(heard)) {
      expect(statusesIn(answer)).toEqual([408]);
      expect(answer).toContain('"code":"request-timeout"');
    }
  });

  it('that never ends its body is told 408 and hung up on', async () => {
    const sockets = await Promise.all(Array.from({ length: 50 }, () => dial(origin)));
    const heard = sockets.map(hearOut);
    for (const socket of sockets) {
      socket.write(login(100_000));
      trickle(socket, ' ');
    }
    await expectServed();
    for (const answer of await Promise.all(heard)) expect(statusesIn(answer)).toEqual([408]);
  });

  it('that says nothing at all is hung up on too, and 500 of them hold up nobody', async () => {
    const sockets = await Promise.all(Array.from({ length: 500 }, () => dial(origin)));
    const gone = sockets.map((socket) => once(socket.resume(), 'close'));
    await expectServed();
    await Promise.all(gone);
  });

  it('that says nothing at all does not hold up a server that stops', async () => {
    const stopping = await startTestServer('sqlite', {}, { slowness: { ...slowness, headers: 60_000 } });
    const socket = await dial(await stopping.app.listen({ host: '127.0.0.1', port: 0 }));
    const gone = once(socket.resume(), 'close');
    await stopping.close();
    await gone;
  });

  it('gets 20 s for its headers and five minutes for a picture where nothing else is said', async () => {
    const usual = await startTestServer('sqlite');
    const { headersTimeout, requestTimeout } = usual.app.server;
    expect({ headersTimeout, requestTimeout }).toEqual({ headersTimeout: 20_000, requestTimeout: 300_000 });
    await usual.close();
  });

  it('without a session is refused before it has sent its picture', async () => {
    const socket = await dial(origin);
    const heard = hearOut(socket);
    socket.write(
      'POST /api/image-analysis/upload HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000000\r\n\r\n',
    );
    expect(statusesIn(await heard)).toEqual([401]);
  });
});

const hidden = 'GET /api/config HTTP/1.1\r\nHost: x\r\n\r\n';
const smuggled: [string, string[], string][] = [
  ['length and chunks at once', ['Content-Length: 6', 'Transfer-Encoding: chunked'], `0\r\n\r\n${hidden}`],
  ['two lengths', ['Content-Length: 5', 'Content-Length: 0'], hidden],
  ['a list of lengths', ['Content-Length: 5, 0'], hidden],
  ['a length with a sign', ['Content-Length: +5'], hidden],
  ['a length below zero', ['Content-Length: -1'], hidden],
  ['a length in hex', ['Content-Length: 0x5'], hidden],
  ['a space before the colon', ['Transfer-Encoding : chunked'], `0\r\n\r\n${hidden}`],
  ['chunks that are not last', ['Transfer-Encoding: chunked, identity'], `0\r\n\r\n${hidden}`],
  ['chunks by another name', ['Transfer-Encoding: xchunked'], `0\r\n\r\n${hidden}`],
  ['a folded header', ['Transfer-Encoding:', ' chunked'], `0\r\n\r\n${hidden}`],
  ['a chunk of no size', ['Transfer-Encoding: chunked'], `zz\r\n${hidden}`],
  ['a chunk of an enormous size', ['Transfer-Encoding: chunked'], `ffffffffffffffffff\r\n${hidden}`],
  ['a header with a NUL', ['X-Odd: a\0b'], hidden],
  ['a bare carriage return in a header', ['X-Odd: a\rTransfer-Encoding: chunked'], hidden],
];

describe('a request that two servers would read in two ways', () => {
  it.each(smuggled)('(%s) is refused, and what hides behind it is not answered', async (_, headers, body) => {
    const heard = await say(
      origin,
      `POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${headers.join('\r\n')}\r\n\r\n${body}`,
    );
    const [status, ...more] = statusesIn(heard);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(more).toEqual([]);
    expect(heard.toLowerCase()).toContain('connection: close');
    expect(heard).not.toContain('"status":"success"');
  });

  it.each([
    ['no HTTP', 'hello there\r\n\r\n'],
    ['the greeting of TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['an unknown method', 'BREW / HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['no host', 'GET /healthz HTTP/1.1\r\n\r\n'],
    ['two hosts', 'GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n'],
    ['a line break in its address', 'GET /healthz\nX-Odd: 1 HTTP/1.1\r\nHost: x\r\n\r\n'],
  ])('(%s) is refused and ends the connection', async (_, letters) => {
    const [status] = statusesIn(await say(origin, letters));
    expect(status ?? 400).toBe(400);
  });
});

describe('headers', () => {
  it('beyond all measure are told 431, in the envelope and with an id', async () => {
    const heard = await sayRequest(origin, 'GET /healthz HTTP/1.1', [`X-Long: ${'a'.repeat(100_000)}`]);
    expect(statusesIn(heard)).toEqual([431]);
    expect(heard).toContain('"code":"headers-too-large"');
    expect(heard).toMatch(/^x-request-id: [0-9A-Z]{10}\r$/im);
  });

  it.each(['X-HTTP-Method-Override: DELETE', 'X-HTTP-Method: DELETE', 'X-Method-Override: DELETE'])(
    'do not change the method: %s',
    async (override) => {
      const { accessToken } = await server.signUp();
      const bearer = `Authorization: Bearer ${accessToken}`;
      const heard = await sayRequest(origin, 'GET /api/users/sessions HTTP/1.1', [bearer, override]);
      expect(statusesIn(heard)).toEqual([200]);
      expect((await server.call('listSessions', { token: accessToken })).status).toBe(200);
    },
  );

  it.each(['X-Original-URL: /metrics', 'X-Rewrite-URL: /metrics', 'X-Forwarded-Prefix: /metrics'])(
    'do not change the address: %s',
    async (header) => {
      expect(await sayRequest(origin, 'GET /healthz HTTP/1.1', [header])).toContain('{"status":"ok"}');
    },
  );

  it("of a foreign host change nothing of a mail's link", async () => {
    const { email } = await server.signUp();
    const body = JSON.stringify({ email });
    const headers = [
      'X-Forwarded-Host: evil.example',
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
    ];
    const asked = ['POST /api/auth/forgot-password HTTP/1.1', 'Host: evil.example', 'Connection: close', ...headers];
    expect(statusesIn(await say(origin, `${asked.join('\r\n')}\r\n\r\n${body}`))).toEqual([200]);
    const files = (await server.console()).map((line) => /\((.+\.eml)\)/.exec(line)?.[1]);
    const mails = (await Promise.all(files.map((file) => readFile(file ?? '', 'utf8'))))
      .join('\n')
      .replace(/=\r?\n/g, '');
    expect(mails).toContain('is your Wickwise code');
    const hosts = [...mails.matchAll(/https?:\/\/([^\s/"<]+)/g)].map(([, host]) => host);
    expect([...new Set(hosts)]).toEqual(['wickwise.example']);
    expect(mails).not.toContain('evil.example');
  });

  it.each(['TRACE', 'CONNECT'])('are not sent back by %s', async (method) => {
    const heard = await sayRequest(origin, `${method} /healthz HTTP/1.1`, ['X-Secret: do-not-echo']);
    expect(heard).not.toContain('do-not-echo');
    expect(statusesIn(heard)[0] ?? 404).toBeGreaterThanOrEqual(400);
  });
});

describe('an address', () => {
  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/..%252fsecret.txt',
    '/..%c0%afsecret.txt',
    '/..%5csecret.txt',
    '/assets\\..\\..\\secret.txt',
    '//secret.txt',
    '/assets/%00/../../secret.txt',
    '/secret.txt%00.js',
    '/./.././secret.txt',
    'http://evil.example/../secret.txt',
    'file:///etc/passwd',
    '/assets/....//....//secret.txt',
  ])('that climbs out of the folder gives nothing: %s', async (address) => {
    for (const accept of ['*/*', 'text/html']) {
      const heard = await sayRequest(origin, `GET ${address} HTTP/1.1`, [`Accept: ${accept}`]);
      expect(heard).not.toContain(secret);
      expect(heard).not.toContain('root:');
      const [status = 0] = statusesIn(heard);
      // The app's own page is no file of the address.
      expect(status === 200 ? heard.includes('<title>Wickwise</title>') : status >= 400 && status < 500).toBe(true);
    }
  });

  it.each([
    '/api/users%2fprofile',
    '/api//users/profile',
    '/API/users/profile',
    '/api/users/profile/',
    '/api/users/profile;x=1',
    '/api/auth/../users/profile',
    '/api/%75sers/profile',
    '/api/users/profile%00',
    '/api/admin%2fusers',
    '/api/users/../admin/users',
    '//api/admin/users',
  ])('spelt in another way opens no door: %s', async (address) => {
    const heard = await sayRequest(origin, `GET ${address} HTTP/1.1`);
    expect([400, 401, 404]).toContain(statusesIn(heard)[0]);
  });

  it('with a coded line break puts no header into the answer', async () => {
    const broken = '/api/%0d%0aset-cookie:%20a=b%0d%0a%0d%0a<script>';
    for (const address of [broken, `/api/test-checkout/x%0d%0aset-cookie:a=b`, `/x?y=%0d%0aset-cookie:a=b`]) {
      const heard = await sayRequest(origin, `GET ${address} HTTP/1.1`);
      expect(heard.toLowerCase()).not.toContain('\r\nset-cookie');
      expect(heard).not.toContain('<script>');
    }
  });
});
