// Asks every route of the API at random: npm run fuzz -- --runs 500 --seed 7. Runs are for each route and database; a seed asks the same again.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';

const root = path.resolve(import.meta.dirname, '..');
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
  },
});
for (const [name, value] of Object.entries(values)) {
  if (!/^\d+$/.test(value)) throw new Error(`--${name} takes a whole number, not ${value}`);
}

console.log(`Asking each route ${values.runs} times, seed ${values.seed}`);
const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs');
const { status } = spawnSync(process.execPath, [vitest, 'run', 'tests/server/http/random-requests.test.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, FUZZ_RUNS: values.runs, FUZZ_SEED: values.seed },
});
process.exit(status ?? 1);
