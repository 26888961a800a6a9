import type { Generated, Selectable } from 'kysely';
import type { Fixed, Ms } from './column.ts';
import type { Realm } from './schema.ts';

/** What stands between the password and the session of an account that wants it so. */
export type SecondFactorTables = {
  secondFactors: SecondFactorTable;
  recoveryCodes: RecoveryCodeTable;
  loginChallenges: LoginChallengeTable;
};

/** The authenticator app of a row of `users` or `admins`. */
export type SecondFactorTable = {
  realm: Fixed<Realm>;
  accountId: Fixed<string>;
  /** Sealed: see `server/second-factor/seal.ts`. */
  secret: string;
  /** Of the newest code that was taken: neither it nor an older one is taken again. */
  lastStep: Generated<number>;
  createdAt: Ms;
  /** Null: begun, and of no effect yet. */
  confirmedAt: Ms | null;
};
export type SecondFactorRow = Selectable<SecondFactorTable>;

/** Those that are not used yet. */
export type RecoveryCodeTable = {
  realm: Fixed<Realm>;
  accountId: Fixed<string>;
  /** 0 to 9: the code's first digit. */
  position: Fixed<number>;
  /** argon2id. */
  codeHash: Fixed<string>;
};

/** A sign-in whose first factor was right. */
export type LoginChallengeTable = {
  /** SHA-256 of what the device holds. */
  hash: Fixed<string>;
  realm: Fixed<Realm>;
  accountId: Fixed<string>;
  createdAt: Fixed<Ms>;
  expiresAt: Fixed<Ms>;
  tries: Generated<number>;
};
