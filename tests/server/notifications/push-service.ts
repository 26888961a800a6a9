import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PushTarget } from '#contract/push-target';

/** The other half of web-push's encryption, of the same authors. */
const { decrypt } = createRequire(createRequire(import.meta.url).resolve('web-push'))('http_ece');

export type Received = { path: string; headers: IncomingHttpHeaders; body: Buffer };
type Answer = { status: number; headers?: Record<string, string> };

export type Device = PushTarget & { path: string; read: (push: Received) => unknown };

/** A push service on this machine: takes what comes, and answers as it is told. */
export async function startPushService() {
  const received: Received[] = [];
  let answers: Answer[] = [];
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    received.push({ path: request.url ?? '', headers: request.headers, body });
    const { status, headers } = answers.shift() ?? { status: 201 };
    response.writeHead(status, headers).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  /** A browser's subscription, with the private half that reads what was pushed. */
  function device(): Device {
    const keys = createECDH('prime256v1');
    const authSecret = randomBytes(16);
    const path = `/${randomBytes(8).toString('hex')}`;
    return {
      endpoint: origin + path,
      path,
      keys: { p256dh: keys.generateKeys('base64url'), auth: authSecret.toString('base64url') },
      read: ({ body }) => JSON.parse(decrypt(body, { version: 'aes128gcm', privateKey: keys, authSecret }).toString()),
    };
  }

  return {
    origin,
    received,
    device,
    /** What it will answer next, in turn; 201 after that. */
    answer: (...next: Answer[]) => {
      answers = next;
    },
    receivedBy: ({ path }: Device) => received.filter((push) => push.path === path),
    async close() {
      server.close();
      await once(server, 'close');
    },
  };
}

export type PushService = Awaited<ReturnType<typeof startPushService>>;
