import { type Algorithm, hash, verify } from '@node-rs/argon2';

/** argon2id with OWASP's parameters: 19 MiB, two passes, one lane (cheatsheet 'Password Storage'). */
const options = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export type Passwords = {
  /** PHC form, salt included. */
  hash(secret: string): Promise<string>;
  /** Works as long for a missing hash as for a wrong password, so that time tells nothing about whether there is one. */
  verify(secret: string, hash: string | null | undefined): Promise<boolean>;
};

/** Two spellings of one text (é as one or as two code points) are one password: RFC 8265 asks for NFC. */
const normalized = (secret: string) => secret.normalize('NFC');

export function argon2Passwords(): Passwords {
  const nobodys = hash('a password that nobody has', options);
  return {
    hash: (secret) => hash(normalized(secret), options),
    async verify(secret, stored) {
      const right = await verify(stored ?? (await nobodys), normalized(secret));
      return right && Boolean(stored);
    },
  };
}
