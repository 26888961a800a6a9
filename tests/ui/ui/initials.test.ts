import { expect, it } from 'vitest';
import { initialsOf } from '../../../src/ui/initials.tsx';

it.each([
  ['Ada Lovelace', 'AL'],
  ['Ada King Noel Lovelace', 'AL'],
  ['  ada ', 'A'],
  ['Édith Piaf', 'ÉP'],
  ['👩‍💻 Dev', '👩‍💻D'],
  ['王小明', '王'],
  ['', ''],
])('%j has the initials %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
