import { parseArgs } from 'node:util';
import type { Environment } from './environment.ts';

/** What this process does: answer calls, work through the queue, or both. */
export type Role = 'all' | 'api' | 'worker';

export type RoleOutcome = { ok: true; value: Role } | { ok: false; problems: string[] };

const roles: readonly string[] = ['all', 'api', 'worker'] satisfies Role[];
const isRole = (text: string): text is Role => roles.includes(text);

/** Reads `--role api|worker|all` from the command line. Several processes need a database that is a server of its own. */
export function readRole(args: string[], { DATABASE_URL }: Pick<Environment, 'DATABASE_URL'>): RoleOutcome {
  const problem = (text: string): RoleOutcome => ({ ok: false, problems: [text] });
  try {
    const { role = 'all' } = parseArgs({ args, options: { role: { type: 'string' } } }).values;
    if (!isRole(role)) return problem(`--role: must be one of ${roles.join(', ')}`);
    if (role !== 'all' && !DATABASE_URL)
      return problem(`--role ${role}: needs DATABASE_URL, since one process serves SQLite`);
    return { ok: true, value: role };
  } catch (error) {
    return problem((error as Error).message);
  }
}
