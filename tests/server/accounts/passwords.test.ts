import { expect, it } from 'vitest';
import { argon2Passwords } from '#server/accounts/passwords';

const passwords = argon2Passwords();

it('are hashed by argon2id with 19 MiB and two passes, each with a salt of its own', async () => {
  const [one, two] = [await passwords.hash('correct horse'), await passwords.hash('correct horse')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
});

it('are right only for their own hash', async () => {
  const stored = await passwords.hash('correct horse');
  expect(await passwords.verify('correct horse', stored)).toBe(true);
  expect(await passwords.verify('Correct horse', stored)).toBe(false);
});

it('are never right where there is no hash', async () => {
  for (const missing of [null, undefined, ''])
    expect(await passwords.verify('a password that nobody has', missing)).toBe(false);
});

it('are the same in either Unicode form', async () => {
  expect(await passwords.verify('cafe\u0301', await passwords.hash('caf\u00e9'))).toBe(true);
});
