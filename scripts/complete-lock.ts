// npm run lock:complete: names in package-lock.json the optional packages of other platforms that npm left out, which makes `npm ci` refuse the file.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

type Entry = { version: string; optionalDependencies?: Record<string, string>; dev?: boolean; [key: string]: unknown };
export type Lock = { packages: Record<string, Entry> };

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/** The folders in which Node looks for a package that `from` imports, the nearest first. */
function* placesOf(name: string, from: string): Generator<string> {
  for (let base = from; ; base = base.slice(0, Math.max(0, base.lastIndexOf('/node_modules/')))) {
    yield `${base ? `${base}/` : ''}node_modules/${name}`;
    if (!base) return;
  }
}

/** The entry of a platform's package as its name tells it: `rollup-linux-x64-musl`. */
function entryOf(name: string, version: string, dev: boolean): Entry {
  const words = name.split('/').at(-1)!.split(/[-_]/);
  const cpu = processors.filter((processor) => words.includes(processor));
  const os = systems.filter((system) => words.includes(system));
  const libc = os[0] !== 'linux' ? [] : words.some((word) => word.startsWith('musl')) ? ['musl'] : ['glibc'];
  return { version, ...(cpu.length && { cpu }), ...(dev && { dev }), ...(libc.length && { libc }), optional: true, os };
}

/** Entries that the lock file lacks, by their place. Empty where `npm ci` will take it. */
export function missingPlatforms({ packages }: Lock): Record<string, Entry> {
  const missing: Record<string, Entry> = {};
  for (const [from, { optionalDependencies = {}, dev = false }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if ([...placesOf(name, from)].some((place) => place in packages)) continue;
      missing[`node_modules/${name}`] = entryOf(name, version.replace(/^[~^]/, ''), dev);
    }
  }
  return missing;
}

if (import.meta.main) {
  const file = path.resolve(import.meta.dirname, '../package-lock.json');
  const lock: Lock = JSON.parse(readFileSync(file, 'utf8'));
  const missing = missingPlatforms(lock);
  const packages = Object.fromEntries(
    Object.entries({ ...lock.packages, ...missing }).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  writeFileSync(file, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
  console.log(`${Object.keys(missing).length} packages of other platforms named`);
}
