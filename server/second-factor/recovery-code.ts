import { randomInt } from 'node:crypto';

/** Crockford's base32: no letter that could be taken for another or for a digit. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz';
const half = 5;

/** As many as there are first digits. */
export const recoveryCodeCount = 10;

const someLetters = () => Array.from({ length: half }, () => letters[randomInt(letters.length)]).join('');

/** `3-k7qf2-m9xpt`: 50 random bits behind a digit that tells which hash is theirs, so that a try costs one. */
const newRecoveryCode = (position: number) => `${position}-${someLetters()}-${someLetters()}`;

export const newRecoveryCodes = () =>
  Array.from({ length: recoveryCodeCount }, (_, position) => newRecoveryCode(position));

export type RecoveryCode = { position: number; code: string };

/** A code in the form in which it is hashed, however it was typed. */
export const plainCode = (typed: string) =>
  typed.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1');

/** What was typed, as a code; nothing when it can't be one. */
export function readRecoveryCode(typed: string): RecoveryCode | undefined {
  const code = plainCode(typed);
  const isOne =
    code.length === 1 + 2 * half && /^\d/.test(code) && [...code].every((letter) => letters.includes(letter));
  return isOne ? { position: Number(code[0]), code } : undefined;
}
