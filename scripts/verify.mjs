// npm run verify: the gate. Types, lint and format, walls, build and bundle budget, unit tests; every step runs, also after one failed.
import path from 'node:path';
import {
  ensureBuilt,
  ensureChromium,
  ensureInstalled,
  ensurePostgres,
  pinnedEnvironment,
  pinnedNode,
  root,
  run,
} from './prepare.mjs';

const tool = (name) => path.join(root, 'node_modules', '.bin', name);
const script = (name) => ['--disable-warning=ExperimentalWarning', path.join('scripts', name)];

/** Runs the gate and gives the names of the steps that failed. `reportFolder`: where the unit tests leave their report. */
export function verify({ reportFolder } = {}) {
  // Before all else: some unit tests draw their pictures in the browser.
  const tools = { POSTGRES_BIN: ensurePostgres(), CHROMIUM_PATH: ensureChromium() };
  const reporters = reportFolder
    ? ['--reporter=dot', '--reporter=json', `--outputFile.json=${path.join(reportFolder, 'unit.json')}`]
    : [];
  const steps = {
    types: () => run(tool('tsc'), ['-b']),
    lint: () => run(tool('biome'), ['check', '--error-on-warnings', '.']),
    walls: () => run(pinnedNode, script('check-walls.ts')),
    packages: () => run(pinnedNode, script('check-packages.ts')),
    build: () => {
      ensureBuilt();
      return true;
    },
    bundle: () => run(pinnedNode, script('check-bundle.ts')),
    'unit tests': () => run(tool('vitest'), ['run', ...reporters], { env: { ...pinnedEnvironment(), ...tools } }),
  };
  return Object.entries(steps).flatMap(([name, step]) => {
    console.log(`\n— ${name}`);
    const passed = step();
    if (!passed) console.error(`— ${name}: FAILED`);
    return passed ? [] : [name];
  });
}

if (process.argv[1]?.endsWith('verify.mjs')) {
  ensureInstalled();
  const failed = verify();
  console.log(failed.length ? `\nFailed: ${failed.join(', ')}` : '\nThe gate is green.');
  process.exit(failed.length ? 1 : 0);
}
