import { CLASSES, KINDS, NOTHING, OTHER } from '#engine/read/axis/digit-net';

/** px of a tile. */
const ADVANCE = { digit: 9, separator: 6 };
const MARGIN = 14;
const FAINT = 0.002;

/**
 * Log probabilities of a line, as the net tells them: nothing but where a character of `text` stands, which is itself with `sure` and one of those that are `like` it with all but a little of the
 * rest; `?` is what is no character.
 */
export function lineOf(text: string, { sure = 0.9, like = '8' } = {}): Float32Array {
  const isSeparator = (character: string) => ',.'.includes(character);
  const columns: number[] = [];
  let x = MARGIN;
  for (const character of text) {
    columns.push(Math.round(isSeparator(character) ? x - 1.5 : x));
    x += isSeparator(character) ? ADVANCE.separator : ADVANCE.digit;
  }
  const logs = new Float32Array((x + MARGIN) * KINDS);
  for (let column = 0; column < x + MARGIN; column++) {
    const shares = new Float64Array(KINDS).fill(FAINT);
    const character = text[columns.indexOf(column)];
    if (character === undefined) shares[NOTHING] = 1;
    else {
      for (const other of like) shares[CLASSES.indexOf(other)]! += (1 - sure) / like.length;
      shares[character === '?' ? OTHER : CLASSES.indexOf(character)]! += sure;
    }
    const sum = shares.reduce((a, b) => a + b, 0);
    logs.set(
      shares.map((share) => Math.log(share / sum)),
      column * KINDS,
    );
  }
  return logs;
}
