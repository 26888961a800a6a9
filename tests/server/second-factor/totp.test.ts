import { expect, it } from 'vitest';
import { seconds } from '#server/clock';
import { newRecoveryCodes, readRecoveryCode } from '#server/second-factor/recovery-code';
import { seal, unseal } from '#server/second-factor/seal';
import { newSecret, secretAddress, stepOf } from '#server/second-factor/totp';
import { codeAt } from '../kit/authenticator.ts';

/** `12345678901234567890`, the key of RFC 6238's own table. */
const rfcSecret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %i s the code of RFC 6238 is %s', (second, code) => {
  expect(codeAt(rfcSecret, seconds(second))).toBe(code);
  expect(stepOf(rfcSecret, code, seconds(second))).toBe(Math.floor(second / 30));
});

it('a code is taken one step early and one step late, under its own step', () => {
  const now = 1_800_000_015_000;
  const step = Math.floor(now / 30_000);
  const secret = newSecret();
  expect([-2, -1, 0, 1, 2].map((away) => stepOf(secret, codeAt(secret, now + seconds(30 * away)), now))).toEqual([
    undefined,
    step - 1,
    step,
    step + 1,
    undefined,
  ]);
});

it('secrets have 160 bits and come as the address that authenticator apps read', () => {
  const secret = newSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(secret);
  const address = new URL(secretAddress(secret, { realm: 'user', email: 'ada+1@example.com' }));
  expect(decodeURIComponent(address.pathname)).toMatch(/Wickwise:ada\+1@example\.com$/);
  expect(Object.fromEntries(address.searchParams)).toMatchObject({ secret, issuer: 'Wickwise', digits: '6' });
});

it('what is sealed opens with its key and for its owner only, and not when a bit is changed', () => {
  const key = Buffer.alloc(32, 7);
  const sealed = seal(rfcSecret, key, 'user:1');
  expect(sealed).not.toContain(rfcSecret);
  expect(seal(rfcSecret, key, 'user:1')).not.toBe(sealed);
  expect(unseal(sealed, key, 'user:1')).toBe(rfcSecret);
  expect(() => unseal(sealed, key, 'admin:1')).toThrow();
  expect(() => unseal(sealed, Buffer.alloc(32, 8), 'user:1')).toThrow();
  const spoilt = Buffer.from(sealed, 'base64url');
  spoilt[spoilt.length - 1]! ^= 1;
  expect(() => unseal(spoilt.toString('base64url'), key, 'user:1')).toThrow();
});

it('recovery codes are read however they are typed', () => {
  const codes = newRecoveryCodes();
  expect(codes).toHaveLength(10);
  expect(new Set(codes.map((code) => code.slice(2))).size).toBe(10);
  expect(codes.map((code) => readRecoveryCode(code)?.position)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(readRecoveryCode(' 3K7QF2 M9XPO ')).toEqual({ position: 3, code: '3k7qf2m9xp0' });
  expect(readRecoveryCode('3-k7qf2-m9xpt')).toEqual(readRecoveryCode('3K7QF2-M9XPT'));
  for (const odd of ['', '123456', 'k-k7qf2-m9xpt', '3-k7qf2-m9xpu', `3${'a'.repeat(60_000)}`])
    expect(readRecoveryCode(odd)).toBeUndefined();
});
