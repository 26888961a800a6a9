import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compileCache } from '../server/kit/child-server.ts';

export type RunningServer = {
  url: string;
  dataDir: string;
  admin: { email: string; password: string };
  /** All that the server printed so far. */
  output: () => string;
  /** SIGKILL, as a power cut would; the data folder stays. */
  kill: () => Promise<void>;
  /** The same data folder and port again, after `kill`. */
  startAgain: () => Promise<void>;
  stop: () => Promise<void>;
};

const root = path.resolve(import.meta.dirname, '../..');

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (!address || typeof address === 'string') throw new Error('no port');
  return address.port;
}

async function untilHealthy(url: string, server: ChildProcess, output: () => string) {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}:\n${output()}`);
    const healthy = await fetch(`${url}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (healthy) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** Starts the real server from source with the built app, on a free port of this machine. `environment` adds to or overrides its variables. */
export async function startServer(environment: Record<string, string> = {}): Promise<RunningServer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'wickwise-e2e-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const admin = { email: 'owner@example.com', password: 'owner-of-this-test-run' };
  let printed = '';
  let server: ChildProcess;

  async function launch() {
    server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'server/main.ts'], {
      cwd: root,
      env: {
        ...process.env,
        NODE_COMPILE_CACHE: compileCache,
        PORT: String(port),
        WICKWISE_DATA_DIR: dataDir,
        WICKWISE_PUBLIC_URL: url,
        WICKWISE_ADMIN_EMAIL: admin.email,
        WICKWISE_ADMIN_PASSWORD: admin.password,
        WICKWISE_WORKERS: '1',
        // Lets a test give each of its people an address of their own: sign-ups are limited by address.
        TRUSTED_PROXIES: '127.0.0.1',
        ...environment,
      },
    });
    for (const stream of [server.stdout, server.stderr]) stream?.on('data', (chunk) => (printed += chunk));
    await untilHealthy(url, server, () => printed);
  }

  async function end(signal: NodeJS.Signals) {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill(signal);
    await once(server, 'exit');
  }

  await launch();
  return {
    url,
    dataDir,
    admin,
    output: () => printed,
    kill: () => end('SIGKILL'),
    startAgain: launch,
    stop: async () => {
      await end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
