import { type Algorithm, hash, verify } from '@node-rs/argon2';

export type Passwords = {
  /** PHC form, salt included. */
  hash(secret: string): Promise<string>;
  /** Works as long for a missing hash as for a wrong password, so that time tells nothing about whether there is one. */
  verify(secret: string, hash: string | null | undefined): Promise<boolean>;
};

type Cost = {
  /** KiB. */
  memoryCost: number;
  /** Passes over the memory. */
  timeCost: number;
};

/** 19 MiB and two passes: OWASP's parameters for one lane (cheatsheet 'Password Storage'). */
const owasp: Cost = { memoryCost: 19_456, timeCost: 2 };

/** Two spellings of one text (é as one or as two code points) are one password: RFC 8265 asks for NFC. */
const normalized = (secret: string) => secret.normalize('NFC');

/** Passwords and codes as argon2id hashes. `cost` is for tests, which hash thousands. */
export function argon2Passwords(cost = owasp): Passwords {
  const options = { ...cost, algorithm: 2 satisfies Algorithm.Argon2id, parallelism: 1 };
  const nobodys = hash('a password that nobody has', options);
  return {
    hash: (secret) => hash(normalized(secret), options),
    async verify(secret, stored) {
      const right = await verify(stored || (await nobodys), normalized(secret));
      return right && Boolean(stored);
    },
  };
}
