import { execFile } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

export type ScriptEnd = { code: number; output: string };

/** Runs `npm run …`'s script as a process of its own, with these variables and no others of the server's. */
export const runScript = (name: string, args: string[], variables: Record<string, string>): Promise<ScriptEnd> =>
  new Promise((resolve) => {
    const options = { cwd: root, env: { PATH: process.env.PATH, ...variables } };
    const all = ['--disable-warning=ExperimentalWarning', path.join('scripts', `${name}.ts`), ...args];
    const child = execFile(process.execPath, all, options, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? 1, output: stdout + stderr }),
    );
  });
