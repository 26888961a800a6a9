/** A mantissa and its power of ten, `1.800e+5` or `1.800e-5`: where it reads prices the recogniser knows no `e`, nor a minus. */
export const EXPONENT = /(\d(?:[.,]\d+)?)(?:[e?]*\+|e(-))(\d{1,2})$/;

export const hasExponent = (text: string): boolean => EXPONENT.test(text);

/** A single sign may be anything. */
const FEWEST = 2;

/** Whether a column's labels end in powers of ten. */
export const haveExponents = (texts: readonly string[]): boolean => texts.filter(hasExponent).length >= FEWEST;

/** A mantissa, what the net knows no characters for, and one or two digits. */
const LIKE_POWER = /^\d(?:[.,]\d+)?\?{1,3}0?\d$/;
const MOST = 0.6;

/** Whether they do as the digit net sees them, which does not tell a plus from a minus. */
export const showPowers = (labels: readonly { text: string }[]): boolean =>
  labels.filter(({ text }) => LIKE_POWER.test(text)).length >= Math.max(FEWEST, MOST * labels.length);
