import { describe, expect, test } from 'vitest';
import { expiryOf, newerOf, realmOf } from '#data/session';
import { readClaims } from '#data/token-claims';
import { ada, ben, tokenOf, userSession } from './kit/people.ts';

describe('readClaims', () => {
  test('reads the times and the subject of a token', () => {
    expect(readClaims(tokenOf('ada', { iat: 5, exp: 9 }))).toMatchObject({ sub: 'ada', iat: 5, exp: 9 });
  });

  test('reads a name beyond ASCII', () => {
    const payload = Buffer.from(JSON.stringify({ sub: 'Łódź ✓' })).toString('base64url');
    expect(readClaims(`x.${payload}.y`).sub).toBe('Łódź ✓');
  });

  test.each(['', 'opaque', 'a.b.c', `x.${btoa('[1]')}.y`, `x.${btoa('{"exp":"soon"}')}.y`])(
    'knows nothing of %j',
    (token) => {
      expect(readClaims(token)).toEqual({});
    },
  );
});

describe('expiryOf', () => {
  test('counts by the clock of this device, whatever the server believes the time to be', () => {
    const accessToken = tokenOf('ada', { iat: 9_000_000, exp: 9_000_900 });
    expect(expiryOf({ accessToken, livesFrom: 5_000 })).toBe(905_000);
  });

  test("takes the server's time when this device does not know from when on", () => {
    expect(expiryOf({ accessToken: tokenOf('ada', { iat: 1, exp: 2 }) })).toBe(2_000);
  });

  test('knows no end of a token that says nothing', () => {
    expect(expiryOf({ accessToken: 'opaque' })).toBeUndefined();
  });
});

describe('newerOf', () => {
  test('is the later issued of two copies', () => {
    const [early, late] = [userSession(ada, { iat: 1 }), userSession(ada, { iat: 2 })];
    expect(newerOf(early, late)).toBe(late);
    expect(newerOf(late, early)).toBe(late);
  });

  test("is the mirror's when one person's copies were issued in the same second, the page's when two persons'", () => {
    const [local, mirrored] = [userSession(ada, { iat: 1 }), userSession(ada, { iat: 1, nonce: 'b' })];
    expect(newerOf(local, mirrored)).toBe(mirrored);
    expect(newerOf(userSession(ben, { iat: 1 }), mirrored).user).toEqual(ben);
  });
});

test.each([
  ['/admin/users', 'admin'],
  ['/admin', 'admin'],
  ['/users/profile', 'user'],
  ['/support/admin', 'user'],
])('[SS-05] [API-02] %s is called with the token of the %s', (path, realm) => {
  expect(realmOf(path)).toBe(realm);
});
