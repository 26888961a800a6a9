import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export type Seen = { method: string; path: string; headers: IncomingMessage['headers']; body: string };
export type Reply = { status?: number; json?: unknown; text?: string; headers?: Record<string, string> };
/** An answer, or a way of giving none. */
export type Handler = (
  seen: Seen,
  response: ServerResponse,
) => Reply | 'drop' | 'hang' | Promise<Reply | 'drop' | 'hang'>;

const readBody = async (request: IncomingMessage) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('latin1');
};

/** A real HTTP server on a free port, with `handler` as its whole behaviour. `base` is its `/api`. */
export const startHttpServer = async (handler: Handler) => {
  const seen: Seen[] = [];
  const server = createServer(async (request, response) => {
    const body = await readBody(request);
    const entry = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body };
    seen.push(entry);
    const reply = await handler(entry, response);
    if (reply === 'hang') return;
    if (reply === 'drop') return request.socket.destroy();
    const text = reply.text ?? JSON.stringify(reply.json);
    response.writeHead(reply.status ?? 200, { 'content-type': 'application/json', ...reply.headers }).end(text);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, base: `${origin}/api`, seen };
};

export const refused = (status: number, code: string, message = `Refused: ${code}`): Reply => ({
  status,
  json: { status: 'error', message, code },
});

export const success = (data: unknown): Reply => ({ json: { status: 'success', data } });
