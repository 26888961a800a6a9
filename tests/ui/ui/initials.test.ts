import { expect, it } from 'vitest';
import { initialsOf } from '../../../src/ui/initials.tsx';

it.each([
  ['Ada Lovelace', 'AL'],
  ['Ada King Noel Lovelace', 'AL'],
  ['  ada ', 'A'],
  ['Édith Piaf', 'ÉP'],
  ['👩‍💻 Dev', '👩‍💻D'],
  ['e\u0301dith piaf', 'E\u0301P'],
  ['王小明', '王'],
  ['О’Нил', 'О'],
  ['', ''],
])('%j has the initials %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
