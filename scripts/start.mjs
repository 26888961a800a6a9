// npm start: installs what is missing, builds what is stale, then serves the app and its API on one port. Arguments go to the server.
import { spawn } from 'node:child_process';
import { ensureBuilt, ensureInstalled, pinnedNode, root } from './prepare.mjs';

try {
  ensureInstalled();
  ensureBuilt();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const server = spawn(
  pinnedNode,
  ['--disable-warning=ExperimentalWarning', 'server/main.ts', ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
  },
);
// The terminal sends Ctrl-C to both; a supervisor signals only this process, so it is handed on.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
