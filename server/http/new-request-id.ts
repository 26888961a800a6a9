import { randomBytes } from 'node:crypto';

/** Crockford's base 32: no I, L, O or U, so that a person can read it out. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 50 random bits in ten letters: short enough for a user to tell, rare enough to find one line among a year's logs. */
export const newRequestId = () => Array.from(randomBytes(10), (byte) => letters[byte & 31]).join('');
