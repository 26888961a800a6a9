import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** When a migration was run says nothing, and would differ each time. */
const moment = '2026-11-22T03:00:00.000Z';
const times = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/;
const steady = (line: string) => (line.includes('kysely_migration') ? line.replace(times, moment) : line);

/** A SQLite file as statements that make it again. */
export function dumpSqlite(file: string): string {
  const database = new DatabaseSync(file, { readOnly: true });
  const parts = database.prepare('select type, name, sql from sqlite_master where sql is not null').all() as {
    type: string;
    name: string;
    sql: string;
  }[];
  const tables = parts.filter(({ type }) => type === 'table');
  const rows = tables.flatMap(({ name }) => {
    const columns = database.prepare('select name from pragma_table_info(?)').all(name) as { name: string }[];
    const values = columns.map((column) => `quote("${column.name}")`).join(` || ', ' || `);
    const lines = database.prepare(`select ${values} as row from "${name}"`).all() as { row: string }[];
    return lines.map(({ row }) => steady(`insert into "${name}" values (${row})`)).sort();
  });
  database.close();
  const rest = parts.filter(({ type }) => type !== 'table');
  return [...tables.map(({ sql }) => sql), ...rows, ...rest.map(({ sql }) => sql)].map((line) => `${line};\n`).join('');
}

/** A PostgreSQL database as statements that make it again, without those that only psql knows. */
export function dumpPostgres(url: string, programs: string): string {
  const { pathname, searchParams, username } = new URL(url);
  const where = ['-h', searchParams.get('host') ?? '', '-U', username, '-d', pathname.slice(1)];
  const what = ['--inserts', '--no-owner', '--no-privileges', '--no-comments', '--schema', 'public'];
  const dump = execFileSync(path.join(programs, 'pg_dump'), [...where, ...what], { encoding: 'utf8' });
  const isNoise = (line: string) => /^(?:--|\\|SET |SELECT pg_catalog\.set_config|CREATE SCHEMA)/.test(line);
  return `${dump
    .split('\n')
    .filter((line) => !isNoise(line))
    .map(steady)
    .join('\n')}\n`;
}
