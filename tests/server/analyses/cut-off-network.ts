// Preloaded into a process and its threads: nothing but this machine can be reached, and whoever tries is written down.
import dns from 'node:dns';
import { writeSync } from 'node:fs';
import net from 'node:net';

const isLocal = (host: string | undefined) =>
  !host || host === 'localhost' || host === '::1' || host.startsWith('127.');

function refuse(host: string): never {
  writeSync(2, `tried to reach ${host}\n`);
  throw new Error('There is no network');
}

type Connect = (...given: unknown[]) => net.Socket;
const connect = net.Socket.prototype.connect as Connect;
net.Socket.prototype.connect = function (this: net.Socket, ...given: unknown[]) {
  const [options] = given.flat() as [{ host?: string } | undefined];
  if (!isLocal(options?.host)) refuse(options?.host ?? '');
  return connect.apply(this, given);
} as typeof net.Socket.prototype.connect;

const lookup = dns.lookup as (host: string, ...rest: unknown[]) => void;
dns.lookup = ((host: string, ...rest: unknown[]) =>
  isLocal(host) ? lookup(host, ...rest) : refuse(host)) as typeof dns.lookup;
