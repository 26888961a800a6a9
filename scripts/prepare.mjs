// What a fresh machine lacks before the project can run: packages, a build, a browser, a database server. Plain JavaScript for Node ≥ 20.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const within = (...parts) => path.join(root, ...parts);

/** Node 24, pinned as a package: the machine's own Node only starts these scripts. */
export const pinnedNode = within('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
const binaries = within('node_modules', '.bin');
export const pinnedEnvironment = () => ({ ...process.env, PATH: `${binaries}${path.delimiter}${process.env.PATH}` });

/** Runs a command to its end with its output shown, and tells whether it succeeded. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: pinnedEnvironment(),
    ...options,
  });
  if (error) throw error;
  return status === 0;
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** What is installed agrees with the lock file. Optional packages are of other platforms, so their absence is no fault. */
function isInstalled() {
  const installed = within('node_modules', '.package-lock.json');
  if (!existsSync(installed) || !existsSync(pinnedNode)) return false;
  const have = readJson(installed).packages;
  const want = readJson(within('package-lock.json')).packages;
  return Object.entries(want).every(
    ([name, { version, optional }]) => name === '' || have[name]?.version === version || (optional && !have[name]),
  );
}

export function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing packages …');
  if (!run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])) {
    throw new Error('npm ci failed: see its output above.');
  }
}

const buildInputs = [
  'index.html',
  'manifest.webmanifest',
  'package-lock.json',
  'vite.config.ts',
  'contract',
  'engine',
  'public',
  'src',
  'sw',
];
const buildMark = within('dist', '.built');

function newestChange(file) {
  if (!existsSync(file)) return 0;
  const stat = statSync(file);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(file).map((name) => newestChange(path.join(file, name))));
}

export function ensureBuilt() {
  const newest = Math.max(...buildInputs.map((name) => newestChange(within(name))));
  if (existsSync(buildMark) && statSync(buildMark).mtimeMs > newest) return;
  console.log('Building the app …');
  if (!run(path.join(binaries, 'vite'), ['build', '--logLevel', 'warn']))
    throw new Error('The build failed: see above.');
  writeFileSync(buildMark, '');
}

const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

function installDebianPackages(...names) {
  console.log(`Installing ${names.join(', ')} …`);
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  run('apt-get', ['-qq', 'update'], quiet);
  return run('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', ...names], quiet);
}

function findChromium() {
  const known = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  const found = known.find((file) => file && existsSync(file));
  if (found) return found;
  const own = createRequire(import.meta.url)('playwright').chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

/** The path of a Chromium that the tests can drive; installs one where it can. */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (isDebianRoot()) installDebianPackages('chromium', 'fonts-noto-core', 'fonts-noto-cjk');
  else run(path.join(binaries, 'playwright'), ['install', 'chromium']);
  const installed = findChromium();
  if (!installed) {
    throw new Error('The tests need Chromium. Install it, or set CHROMIUM_PATH to its executable.');
  }
  return installed;
}

/** The folder of PostgreSQL's server programs, the newest version where there are several. */
export function findPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    process.env.POSTGRES_BIN,
    ...versions.map((version) => path.join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
  return folders.find(
    (folder) => folder && existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')),
  );
}

export function ensurePostgres() {
  const found = findPostgres();
  if (found) return found;
  if (isDebianRoot()) installDebianPackages('postgresql');
  const installed = findPostgres();
  if (!installed) {
    throw new Error("The tests need PostgreSQL's server programs. Install them, or set POSTGRES_BIN to their folder.");
  }
  return installed;
}
