import { describe, expect, it } from 'vitest';
import { endpointRule } from '#server/notifications/endpoint-rule';
import { postPush } from '#server/notifications/post-push';

const rule = endpointRule({ NODE_ENV: 'production' });
const testing = endpointRule({ NODE_ENV: 'test' });

describe('endpointRule', () => {
  it.each(['https://push.example/a', 'https://93.184.215.14/a', 'https://[2606:4700::1111]/a'])('allows %s', (url) => {
    expect(rule.allows(new URL(url))).toBe(true);
  });

  it.each([
    'http://push.example/a',
    'https://user:password@push.example/a',
    'https://127.0.0.1/a',
    'https://0x7f.1/a',
    'https://10.0.0.1/a',
    'https://169.254.169.254/latest',
    'https://100.64.0.1/a',
    'https://0.0.0.0/a',
    'https://[::1]/a',
    'https://[::ffff:10.0.0.1]/a',
    'https://[fd00::1]/a',
    'https://[64:ff9b::a00:1]/a',
  ])('refuses %s', (url) => {
    expect(rule.allows(new URL(url))).toBe(false);
  });

  it('allows loopback addresses in tests only, and no other private one even there', () => {
    for (const url of ['http://127.0.0.1:1/a', 'https://[::1]:1/a']) expect(testing.allows(new URL(url))).toBe(true);
    for (const url of ['http://10.0.0.1/a', 'http://push.example/a']) expect(testing.allows(new URL(url))).toBe(false);
    expect(endpointRule({ NODE_ENV: undefined }).allows(new URL('http://127.0.0.1:1/a'))).toBe(false);
  });

  it('refuses at connecting a name that leads into the own machine or network', async () => {
    const details = { endpoint: 'https://localhost:1/a', method: 'POST', headers: {}, body: null } as never;
    const sending = postPush(details, { rule, stop: new AbortController().signal });
    await expect(sending).rejects.toThrow('localhost is not a public host');
  });
});
