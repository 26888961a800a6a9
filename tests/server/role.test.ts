import { expect, it } from 'vitest';
import { readRole } from '#server/role';

const postgres = { DATABASE_URL: 'postgres://localhost/wickwise' };

it('is everything at once unless the command line says otherwise', () => {
  expect(readRole([], {})).toEqual({ ok: true, value: 'all' });
  expect(readRole(['--role', 'worker'], postgres)).toEqual({ ok: true, value: 'worker' });
  expect(readRole(['--role=api'], postgres)).toEqual({ ok: true, value: 'api' });
});

it('is not split where one process must serve the database', () => {
  expect(readRole(['--role', 'api'], {})).toMatchObject({
    ok: false,
    problems: [expect.stringContaining('DATABASE_URL')],
  });
});

it.each([[['--role', 'cook']], [['--rolle', 'api']], [['extra']]])('refuses %j', (args) => {
  expect(readRole(args, postgres)).toMatchObject({ ok: false, problems: [expect.any(String)] });
});
