import { fork } from 'node:child_process';
import { once } from 'node:events';

/** A database and the folder of the files that belong to it. */
export type Place = { folder: string; url: string | undefined; file: string };

type State = { memory: NodeJS.MemoryUsage; cpu: NodeJS.CpuUsage };

export type Target = {
  port: number;
  /** What the process holds, bytes, and the time it has worked so far, µs. */
  state: () => Promise<State>;
  /** The same, once it has cleared up. */
  cleared: () => Promise<State>;
  /** Ends what was put into the queue, as workers would. */
  drain: () => Promise<unknown>;
  /** Ends all waits that it holds. */
  wake: () => void;
  stop: () => Promise<void>;
};

/** A process that listens: Wickwise's api, or the bare routes. */
export async function startTarget(kind: 'ours' | 'bare', { folder, url }: Place, passwordHash = ''): Promise<Target> {
  const child = fork(new URL('./bench-target.ts', import.meta.url), [kind, passwordHash], {
    execArgv: [
      '--disable-warning=ExperimentalWarning',
      '--expose-gc',
      ...process.execArgv.filter((arg) => arg.startsWith('--cpu-prof')),
    ],
    // Its log is written as in use, and read by nobody.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      PATH: process.env.PATH,
      WICKWISE_DATA_DIR: folder,
      TRUSTED_PROXIES: '127.0.0.1',
      ...(url && { DATABASE_URL: url }),
    },
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  const ask = async (what: 'state' | 'memory' | 'drain') => {
    const answer = once(child, 'message') as Promise<[State]>;
    child.send(what);
    return (await answer)[0];
  };
  return {
    port,
    state: () => ask('state'),
    cleared: () => ask('memory'),
    drain: () => ask('drain'),
    wake: () => child.send('wake'),
    async stop() {
      const ended = once(child, 'exit');
      child.send('stop');
      await ended;
    },
  };
}
