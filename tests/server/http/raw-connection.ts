import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** ms after which a connection that says nothing more counts as hanging. */
const patience = 15_000;

export async function dial(origin: string): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  // A server that has said its word may reset what still comes.
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

/** All that comes over a connection until it is closed, which the server must do by itself. */
export async function hearOut(socket: Socket): Promise<string> {
  let heard = '';
  socket.on('data', (chunk) => (heard += chunk.toString('latin1')));
  const late = setTimeout(() => socket.destroy(new Error(`still open after ${patience} ms`)), patience);
  if (!socket.closed) await once(socket, 'close');
  clearTimeout(late);
  if (socket.errored?.message.startsWith('still open')) throw socket.errored;
  return heard;
}

/** Sends exactly these letters (Latin-1) and gives all that is answered. */
export async function say(origin: string, letters: string): Promise<string> {
  const socket = await dial(origin);
  const answer = hearOut(socket);
  socket.write(letters, 'latin1');
  return answer;
}

/** One request, whose answer ends the connection. */
export const sayRequest = (origin: string, line: string, headers: string[] = [], body = '') =>
  say(origin, `${[line, 'Host: wickwise.example', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n${body}`);

export const statusesIn = (heard: string) =>
  [...heard.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
