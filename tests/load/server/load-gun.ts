import { connect, type Socket } from 'node:net';

/** The bytes of one request, head and body. */
export type MakeRequest = () => Buffer;

export type Shot = {
  answers: number;
  seconds: number;
  times: number[];
  statuses: Record<number, number>;
  bytes: number;
};

/**
 * Asks over `connections` kept-alive connections, each again as soon as it has its answer, for `seconds`. Written on sockets: a client
 * that costs as much as the server would be measured along with it. Times are ms; answers must carry a Content-Length.
 */
export async function fire(
  port: number,
  makeRequest: MakeRequest,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Shot> {
  const shot: Shot = { answers: 0, seconds: 0, times: [], statuses: {}, bytes: 0 };
  const begin = performance.now();
  const end = begin + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = await openSocket(port);
      const ask = asker(socket);
      while (performance.now() < end) {
        const sent = performance.now();
        const { status, bytes } = await ask(makeRequest());
        shot.times.push(performance.now() - sent);
        shot.answers += 1;
        shot.bytes = bytes;
        shot.statuses[status] = (shot.statuses[status] ?? 0) + 1;
      }
      socket.destroy();
    }),
  );
  shot.seconds = (performance.now() - begin) / 1000;
  return shot;
}

export const openSocket = (port: number) =>
  new Promise<Socket>((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(socket));
    socket.once('error', reject);
  });

export type Heard = { status: number; bytes: number };

/** Sends one request at a time over a connection; gives the status and the size of the body. */
export function asker(socket: Socket): (request: Buffer) => Promise<Heard> {
  let held = Buffer.alloc(0);
  let waiting: { resolve: (heard: Heard) => void; reject: (error: Error) => void } | undefined;
  socket.on('data', (chunk) => {
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    const headEnd = held.indexOf('\r\n\r\n');
    if (headEnd < 0) return;
    const head = held.toString('latin1', 0, headEnd);
    const bytes = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? Number.NaN);
    if (Number.isNaN(bytes)) return waiting?.reject(new Error(`an answer without a length:\n${head}`));
    if (held.length < headEnd + 4 + bytes) return;
    held = held.subarray(headEnd + 4 + bytes);
    waiting?.resolve({ status: Number(head.slice(9, 12)), bytes });
  });
  socket.on('close', () => waiting?.reject(new Error('the server closed the connection')));
  socket.on('error', () => {});
  return (request) =>
    new Promise((resolve, reject) => {
      waiting = { resolve, reject };
      socket.write(request);
    });
}

/** A request over HTTP/1.1. */
export function requestOf(
  method: string,
  path: string,
  headers: Record<string, string>,
  body = Buffer.alloc(0),
): Buffer {
  const lines = Object.entries({ host: 'localhost', 'content-length': String(body.length), ...headers });
  const head = `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
  return Buffer.concat([Buffer.from(head), body]);
}
