import { BlockList, isIPv6 } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** `2001:db8::1` as its eight groups. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head.split(':').filter(Boolean);
  if (tail === undefined) return before;
  const after = tail.split(':').filter(Boolean);
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after];
}

/**
 * What one caller is counted by: an IPv4 address, or the /64 network of an IPv6 address, which is what one household gets.
 * Undefined for this machine itself: a proxy that is not named in TRUSTED_PROXIES would make all users share one count.
 */
export function addressOf(ip: string): string | undefined {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  const family = isIPv6(plain) ? 'ipv6' : 'ipv4';
  if (loopback.check(plain, family)) return undefined;
  return family === 'ipv4' ? plain : `${groupsOf(plain).slice(0, 4).join(':')}::/64`;
}
