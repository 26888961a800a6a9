import { once } from 'node:events';
import { type ClientRequest, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { finished, pipeline } from 'node:stream/promises';
import type { Link } from './slow-link.ts';

/** One class of trouble on the way between the browser and the server. */
export type Fault =
  /** The connection is closed before anything is read. */
  | { kind: 'refuse' }
  /** So many bytes of the request's body reach the server, then the line breaks. */
  | { kind: 'cut'; bytes: number }
  /** The request waits, ms, then goes on. */
  | { kind: 'delay'; ms: number }
  /** The server does its work and answers; the answer never arrives. */
  | { kind: 'drop-answer' }
  /** Another answer arrives in the place of the server's: the file of a newer build, a promise for what is there already. */
  | { kind: 'rewrite'; rewrite: (text: string) => string | Promise<string>; status?: number }
  /** An answer of somebody on the way, or of a server under load. */
  | { kind: 'status'; status: number; code: string; retryAfter?: number }
  /** The answer arrives as fast as a slow network brings it. */
  | { kind: 'slow'; link: Link };

export type Seen = {
  method: string;
  path: string;
  key: string | undefined;
  authorization: string | undefined;
  fault: Fault | null;
  /** Ms at which its head arrived. */
  at: number;
};

export const isUpload = ({ method, path }: Pick<Seen, 'method' | 'path'>) =>
  method === 'POST' && path === '/api/image-analysis/upload';

export type FaultProxy = Awaited<ReturnType<typeof startFaultProxy>>;

/** An HTTP proxy before `target` (`http://host:port`) that does to each request what `choose` says. */
export async function startFaultProxy(target: string) {
  const seen: Seen[] = [];
  let choose: (seen: Omit<Seen, 'fault' | 'at'>) => Fault | null = () => null;

  const server = createServer((incoming, outgoing) => {
    const facts = {
      method: incoming.method ?? '',
      path: incoming.url ?? '',
      key: one(incoming.headers['idempotency-key']),
      authorization: incoming.headers.authorization,
    };
    const fault = choose(facts);
    seen.push({ ...facts, fault, at: Date.now() });
    // A browser that goes away in the middle of its request is one of the troubles.
    handle(incoming, outgoing, fault).catch(() => outgoing.destroy());
  });

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse, fault: Fault | null) {
    // Named now: a request that has ended forgets its socket.
    const { socket } = incoming;
    const drop = () => socket.destroy();
    incoming.on('error', () => {});
    if (fault?.kind === 'refuse') return drop();
    if (fault?.kind === 'status') return await answer(incoming, outgoing, fault);
    if (fault?.kind === 'delay') await new Promise((resolve) => setTimeout(resolve, fault.ms));
    const { method, url } = incoming;
    const headers =
      fault?.kind === 'rewrite' ? { ...incoming.headers, 'accept-encoding': 'identity' } : incoming.headers;
    const upstream = request(new URL(url ?? '/', target), { method, headers, agent: false });
    upstream.on('error', drop);
    outgoing.on('close', () => upstream.destroy());
    upstream.on('response', (response) => {
      if (fault?.kind === 'drop-answer') return drop();
      if (fault?.kind === 'rewrite') {
        const { 'content-length': _, etag: __, 'last-modified': ___, ...others } = response.headers;
        outgoing.writeHead(fault.status ?? response.statusCode ?? 502, others);
        return text(response)
          .then(fault.rewrite)
          .then((rewritten) => outgoing.end(rewritten), drop);
      }
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      if (fault?.kind === 'slow') return void pipeline(response, fault.link, outgoing).catch(drop);
      response.on('error', drop).pipe(outgoing);
    });
    if (fault?.kind === 'cut') await cutOff(incoming, upstream, fault.bytes, drop);
    else incoming.pipe(upstream);
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    /** Sets what happens to each request from now on. */
    set(next: typeof choose | null) {
      choose = next ?? (() => null);
    },
    /** Breaks every connection that is open now. */
    breakAll: () => server.closeAllConnections(),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Reads the request whole, as a proxy does that answers by itself. */
async function answer(incoming: IncomingMessage, outgoing: ServerResponse, fault: Fault & { kind: 'status' }) {
  incoming.resume();
  await finished(incoming).catch(() => {});
  const { status, code, retryAfter } = fault;
  outgoing.writeHead(status, {
    'content-type': 'application/json',
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
  });
  outgoing.end(JSON.stringify({ status: 'error', code, message: `The way is ${code}` }));
}

async function cutOff(incoming: IncomingMessage, upstream: ClientRequest, bytes: number, drop: () => void) {
  let left = bytes;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    upstream.write(chunk.subarray(0, left));
    left -= chunk.length;
    if (left <= 0) break;
  }
  upstream.destroy();
  drop();
}

const one = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header);
