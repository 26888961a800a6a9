import fc from 'fast-check';

/** UTF-8 has no lone surrogates: a URL can't carry them. */
export const wellFormed = (text: string) => Buffer.from(text).toString();

/** Texts with all that upsets a parser, a database, a log or a page. */
export const oddText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: fc.constantFrom('\0', '\ud800', "'", '"', '\\', '%', '_', '\u202e', '\n', 'a', '{', '$1') }),
  fc.constantFrom(
    '',
    ' ',
    'null',
    'undefined',
    'NaN',
    '-0',
    '1e999',
    '__proto__',
    'constructor',
    "' or 1=1 --",
    "'; drop table users; --",
    '{{7*7}}#{7*7}',
    '<script>alert(1)</script>',
    '../../../../etc/passwd',
    '..%2f..%2fetc%2fpasswd',
    '%00',
    '\r\nset-cookie: a=b',
    '=cmd|/c calc!A1',
    'İıſẞﬃ',
    'Z̷̢͖a̷l̵g̶o̴'.repeat(20),
    '👩‍👩‍👧‍👦'.repeat(100),
    '\uFEFF\u200B\u2028\u2029',
    'a'.repeat(70_000),
  ),
);

const poison = fc.constantFrom(
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"toString":1,"hasOwnProperty":1,"length":-1}',
  '{"email":"a@b.example","email":{"$gt":""}}',
  '[1e400,-1e400,9007199254740993,0.1e-400]',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `{"a":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_001)}`,
  '{"a":',
  '\uFEFF{}',
  'null',
  '"text"',
  '0',
  '',
);

/** The text of a body that no schema describes: any JSON, or what only looks like it. */
export const oddBody: fc.Arbitrary<string> = fc.oneof(poison, fc.json(), oddText);

/** Any JSON value in the place of an expected one. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0,
    1.5,
    1e308,
    Number.MAX_SAFE_INTEGER + 1,
    [],
    {},
    [[]],
    { toString: 1, length: -1 },
    { $gt: '' },
  ),
);
