import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, readdirSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const debian = '/usr/lib/postgresql';

function findPrograms(): string {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    process.env.POSTGRES_BIN,
    ...versions.map((version) => path.join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
  const found = folders.find((folder) => folder && existsSync(path.join(folder, 'initdb')));
  if (!found) throw new Error("The server tests need PostgreSQL's programs: install them, or set POSTGRES_BIN.");
  return found;
}

/** PostgreSQL refuses to run as root, so root hands it to the user that the package made. */
function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (option: string) => Number(spawnSync('id', [option, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: idOf('-u'), gid: idOf('-g') };
}

const settings = ['max_connections=200', 'listen_addresses='];

/** A power cut in a test run loses nothing that matters, so no write waits for the disk. */
const carefree = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * Runs the server until its standard input ends, which is also when the test run is killed: no cluster outlives the run that made it.
 * `$1` is the folder to clear away then.
 */
const guardian = 'folder=$1; shift; "$@" & server=$!; cat; kill -QUIT $server; wait $server; rm -rf "$folder"';

/** Starts a private PostgreSQL in a temporary folder, reached by its socket only. `isDurable`: a commit waits for the disk, as in use. */
export async function startPostgres({ isDurable = false } = {}): Promise<{
  urlOf: (database: string) => string;
  /** The folder of its programs. */
  programs: string;
  stop: () => Promise<void>;
}> {
  const programs = findPrograms();
  const user = unprivileged();
  const folder = await mkdtemp(path.join(tmpdir(), 'wickwise-pg-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid ?? user.uid);
  const data = path.join(folder, 'data');

  const made = spawnSync(
    path.join(programs, 'initdb'),
    ['-D', data, '-U', 'wickwise', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...user, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error}`);

  const postgres = path.join(programs, 'postgres');
  const options = [...settings, ...(isDurable ? [] : carefree)].flatMap((setting) => ['-c', setting]);
  const server = spawn('sh', ['-c', guardian, 'guardian', folder, postgres, '-D', data, '-k', folder, ...options], {
    ...user,
    cwd: tmpdir(),
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let log = '';
  await new Promise<void>((resolve, reject) => {
    server.on('exit', () => reject(new Error(`postgres ended:\n${log}`)));
    server.stderr.on('data', (chunk) => {
      log += chunk;
      if (log.includes('database system is ready to accept connections')) resolve();
    });
  });

  return {
    programs,
    urlOf: (database) => `postgres://wickwise@localhost/${database}?host=${encodeURIComponent(folder)}`,
    async stop() {
      const ended = once(server, 'exit');
      server.stdin.end();
      await ended;
    },
  };
}
