import { type LookupAddress, lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Environment } from '../environment.ts';

/** Which addresses the server may push to. They come from browsers, and must not become a way into the server's own network. */
export type EndpointRule = {
  /** What the address alone can tell. */
  allows: (url: URL) => boolean;
  /** To connect with: fails for a host that any of its addresses places in a private network. At connecting, so that no name can change in between. */
  lookup: LookupFunction;
};

const isPublic = (address: string) => ipaddr.process(address).range() === 'unicast';
const isLoopback = (host: string) => isIP(host) > 0 && ipaddr.process(host).range() === 'loopback';

/** The host of a URL; an IPv6 address without its brackets. */
const hostOf = ({ hostname }: URL) => hostname.replace(/^\[(.*)\]$/, '$1');

/** https to public hosts. With NODE_ENV `test`, loopback addresses too, so that a test can receive pushes. */
export function endpointRule({ NODE_ENV }: Pick<Environment, 'NODE_ENV'>): EndpointRule {
  const isTest = NODE_ENV === 'test';
  return {
    allows(url) {
      const host = hostOf(url);
      if (url.username || url.password) return false;
      if (isTest && isLoopback(host)) return true;
      return url.protocol === 'https:' && (isIP(host) === 0 || isPublic(host));
    },
    lookup(host, options, callback) {
      lookup(host, { ...options, all: true }, (error, addresses) => {
        const fault = error ?? refusalOf(host, addresses);
        if (fault) return callback(fault, '');
        if (options.all) return callback(null, addresses);
        const [first] = addresses;
        callback(null, first?.address ?? '', first?.family);
      });
    },
  };
}

const refusalOf = (host: string, addresses: LookupAddress[]) =>
  addresses.every(({ address }) => isPublic(address)) ? undefined : new Error(`${host} is not a public host`);
