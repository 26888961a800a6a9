import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export type Backend = { name: string; url: string };

/** A connection that broke between a request and the end of its answer. */
export type Cut = { backend: string; at: number };

/**
 * A load balancer as small as can be: requests go to `backends()` in turn. One that takes no connection is passed over, since it has
 * seen nothing of the request; one that dies in the middle takes its client's connection with it, and nothing is sent twice.
 */
export async function startRoundRobinProxy(backends: () => readonly Backend[]) {
  const cuts: Cut[] = [];
  let requests = 0;
  let turn = 0;

  const server = createServer(async (incoming, outgoing) => {
    requests += 1;
    const body = await buffer(incoming);
    for (;;) {
      const list = backends();
      const backend = list[turn++ % list.length];
      if (!backend) return outgoing.destroy();
      const sent = await forward(backend, incoming, body, outgoing);
      if (sent === 'not taken') continue;
      if (sent === 'broken' && !outgoing.writableEnded) {
        cuts.push({ backend: backend.name, at: Date.now() });
        outgoing.destroy();
      }
      return;
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cuts,
    requests: () => requests,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const withoutHopByHop = ({
  connection: _,
  'transfer-encoding': __,
  'keep-alive': ___,
  ...headers
}: IncomingHttpHeaders) => headers;

/** Resolves when the answer has passed, or with what kept it from passing. */
function forward(
  { url }: Backend,
  { method, url: address = '/', headers }: IncomingMessage,
  body: Buffer,
  outgoing: ServerResponse,
): Promise<'passed' | 'not taken' | 'broken'> {
  return new Promise((resolve) => {
    const upstream = request(new URL(address, url), {
      method,
      headers: { ...withoutHopByHop(headers), 'content-length': body.length },
      agent: false,
    });
    upstream.on('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' ? 'not taken' : 'broken'),
    );
    upstream.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, withoutHopByHop(answer.headers));
      answer.on('error', () => resolve('broken'));
      answer.on('end', () => resolve('passed'));
      answer.pipe(outgoing);
    });
    outgoing.on('close', () => upstream.destroy());
    upstream.end(body);
  });
}
