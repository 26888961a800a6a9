import { Agent, request } from 'node:http';

export type Asked = { method: string; address: string; headers: [string, string][]; body: string | undefined };
export type Answered = { status: number; headers: Record<string, unknown>; body: string };

/** ms. The longest that any call may take on a busy machine. */
const patience = 20_000;

/**
 * Sends one request over a real connection, headers as they are listed, twice where they are listed twice. Fails when no whole answer
 * came in time.
 */
export function openConnection(origin: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const { hostname, port } = new URL(origin);
  const ask = ({ method, address: path, headers, body }: Asked) =>
    new Promise<Answered>((resolve, reject) => {
      const content = body === undefined ? [] : [['content-length', String(Buffer.byteLength(body))]];
      const host = headers.some(([name]) => name === 'host') ? [] : [['host', `${hostname}:${port}`]];
      const asked = request({
        hostname,
        port,
        method,
        path,
        agent,
        headers: [...host, ...headers, ...content].flat(),
        signal: AbortSignal.timeout(patience),
      });
      asked.once('error', reject);
      asked.once('response', (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.once('error', reject);
        answer.once('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks).toString() }),
        );
      });
      asked.end(body);
    });
  return { ask, close: () => agent.destroy() };
}
