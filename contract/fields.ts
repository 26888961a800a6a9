import * as z from 'zod/mini';

/** Field types that several nouns share. */

/** UUIDv7, sortable by the time at which it was made. */
export const Id = z.uuidv7();

/** ISO 8601, UTC, milliseconds: `2026-11-21T10:50:00.000Z`. */
export const Time = z.iso.datetime();

/** Kept in lower case: two accounts never differ by case alone. 254 characters are what SMTP carries. */
export const Email = z.email().check(z.trim(), z.toLowerCase(), z.maxLength(254));

/** Neither line breaks and the like nor marks that turn the direction of writing, with which one name can pose as another. */
export const noControlCharacters = z.refine<string>(
  (text) => !/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(text),
  'Control characters are not allowed',
);

export const FullName = z
  .string()
  .check(z.trim(), z.normalize('NFC'), z.minLength(1), z.maxLength(120), noControlCharacters);

/** 72 characters and more are fine with argon2; the cap only bounds the work of hashing. */
export const Password = z.string().check(z.minLength(8), z.maxLength(256));

/** Given to open what it was set for: not held to the rules of today. */
export const GivenPassword = z.string().check(z.minLength(1), z.maxLength(256));

/** Six digits, as a string: a leading zero counts. */
export const Otp = z.string().check(z.regex(/^\d{6}$/));

/** A decimal amount in the plan's currency. */
export const Amount = z.number().check(z.nonnegative());
