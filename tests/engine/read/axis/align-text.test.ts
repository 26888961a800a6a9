import { expect, test } from 'vitest';
import { ANY_DIGIT, alignText } from '#engine/read/axis/align-text';
import { decodeGlyphs, textOf } from '#engine/read/axis/decode-glyphs';
import { CLASSES } from '#engine/read/axis/digit-net';
import { lineOf } from './line-of.ts';

const kindsOf = (text: string) => [...text].map((character) => CLASSES.indexOf(character));

test('the characters that were seen stand where they were seen, and gain no less than any other text', () => {
  const logs = lineOf('2,280.00');
  const seen = decodeGlyphs(logs);
  expect(textOf(seen)).toBe('2,280.00');
  const own = alignText(logs, kindsOf('2,280.00'))!;
  expect(own.columns).toEqual(seen.map(({ x }) => x));
  for (const other of ['2,380.00', '2.280.00', '280.00', '12,280.00'])
    expect(alignText(logs, kindsOf(other))!.gain).toBeLessThan(own.gain);
});

test('any digit takes the likeliest one’s place', () => {
  const logs = lineOf('4,715');
  const any = alignText(
    logs,
    kindsOf('4,715').map((kind) => (kind < 10 ? ANY_DIGIT : kind)),
  );
  expect(any).toEqual(alignText(logs, kindsOf('4,715')));
});

test('a text that is longer than its line has no place in it', () => {
  expect(alignText(lineOf('1'), kindsOf('123456789012'))).toBeNull();
});
