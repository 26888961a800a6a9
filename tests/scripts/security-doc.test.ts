import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const document = readFileSync(path.join(root, 'docs/security.md'), 'utf8');

/** Rows of ASVS 5.0.0 at the levels 1 and 2, by chapter. */
const rowsOf: Record<string, number> = {
  ...{ 1: 27, 2: 11, 3: 19, 4: 10, 5: 9, 6: 35, 7: 18, 8: 7, 9: 7, 10: 29 },
  ...{ 11: 14, 12: 9, 13: 13, 14: 9, 15: 13, 16: 16, 17: 7 },
};

const rows = [
  ...document.matchAll(/^\| (\d+)\.(\d+\.\d+) \| [^|]+ \| (met|partly|\*\*not met\*\*|n\/a) \| ([^|]*) \|$/gm),
];
const tests = [...document.matchAll(/^(\d+)\. `(tests\/[^`]+)`: (.+)$/gm)].map(([, number, file = '', title = '']) => ({
  number,
  file,
  title,
}));

it('the table has each row of the standard once, with how it stands', () => {
  const ids = rows.map(([, chapter, rest]) => `${chapter}.${rest}`);
  expect(new Set(ids).size).toBe(ids.length);
  const counts = Object.fromEntries(
    Object.keys(rowsOf).map((chapter) => [chapter, rows.filter(([, of]) => of === chapter).length]),
  );
  expect(counts).toEqual(rowsOf);
});

it('the sentence above the table counts what the table holds', () => {
  const count = (wanted: string) => rows.filter(([, , , stands]) => stands === wanted).length;
  expect(document).toContain(
    `Of ${rows.length} rows ${count('met')} are met, ${count('partly')} partly, ${count('**not met**')} not, ${count('n/a')} ask`,
  );
});

it('what is partly met or not met says why', () => {
  const silent = rows.filter(
    ([, , , stands, how = '']) => /partly|not met/.test(stands ?? '') && !/[a-z]{3}/.test(how),
  );
  expect(silent.map(([, chapter, rest]) => `${chapter}.${rest}`)).toEqual([]);
});

it.each(tests)('$number. $file has the test that is named: $title', ({ file, title }) => {
  const place = path.join(root, file);
  expect(existsSync(place)).toBe(true);
  expect(readFileSync(place, 'utf8')).toContain(title);
});

it('each number of a row leads to a test, and each test is led to', () => {
  const named = new Set(
    rows.flatMap(([, , , , how = '']) => [...how.matchAll(/\[(\d+)\]/g)].map(([, number]) => number)),
  );
  expect([...named].sort()).toEqual(tests.map(({ number }) => number).sort());
});

it('every other test file that the text names exists', () => {
  const files = [...document.matchAll(/`(tests\/[\w./-]+)`/g)].map(([, file = '']) => file);
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
