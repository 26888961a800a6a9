import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

/** What Node made of the sources: a server that finds it starts in two thirds of the time. */
export const compileCache = path.join(root, '.cache', 'compiled');

export type ChildServer = {
  /** Empty when it serves none, or could not start. */
  url: string;
  output: () => string;
  process: ChildProcess;
  /** Ends it by a signal and gives its exit code. */
  end: (signal?: NodeJS.Signals) => Promise<number | null>;
};

/** The server as a process of its own, on a free port, as `npm start` runs it. */
export async function startChildServer(variables: Record<string, string>, args: string[] = []): Promise<ChildServer> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'server/main.ts', ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compileCache, PORT: '0', WICKWISE_WORKERS: '1', ...variables },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const exit = once(child, 'exit');
  const url = await new Promise<string>((resolve) => {
    child.stdout.on('data', () => {
      if (/^Wickwise (?:is open|works)/m.test(output)) resolve(/open at (http\S+)/.exec(output)?.[1] ?? '');
    });
    exit.then(() => resolve(''));
  });
  return {
    url,
    output: () => output,
    process: child,
    async end(signal = 'SIGTERM') {
      child.kill(signal);
      const [code] = await exit;
      return code;
    },
  };
}
