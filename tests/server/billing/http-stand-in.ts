import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type Asked = {
  method: string;
  path: string;
  query: URLSearchParams;
  body: string;
  headers: IncomingHttpHeaders;
};
export type Told = { status?: number; body: unknown };

/** An HTTP API on this machine in a provider's place; `answer` is what it does. It can be struck dumb, and fails for a while then. */
export async function startStandIn(answer: (asked: Asked) => Told) {
  let failures = 0;
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const { pathname: path, searchParams: query } = new URL(request.url ?? '', 'http://provider');
    const { method = 'GET', headers } = request;
    asked.push(`${method} ${path}`);
    const { status = 200, body: told } =
      failures-- > 0
        ? { status: 503, body: { error: { message: 'down' } } }
        : answer({ method, path, query, body, headers });
    failures = Math.max(failures, 0);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(told));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** What was asked for so far. */
    asked,
    /** The next so many requests are answered with 503. */
    failNext(count: number) {
      failures = count;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
