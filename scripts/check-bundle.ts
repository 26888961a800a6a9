// npm run check:bundle: the built app keeps to its budgets, in bytes after gzip, and what the worker keeps can run without a network; prints what it measured.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

type Chunk = { file: string; imports?: string[]; css?: string[] };

const budgets = { firstLoad: 170_000, route: 60_000, precache: 1_500_000 };

const manifest: Record<string, Chunk> = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'));
const compressed = (file: string) => gzipSync(readFileSync(`dist/${file}`), { level: 9 }).length;

/** A chunk with all that it imports statically: what must arrive before it can run. */
function withImports(key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const other of manifest[key]?.imports ?? []) withImports(other, seen);
  return seen;
}

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);
const size = (keys: Iterable<string>) => sum([...keys].map((key) => compressed(manifest[key]!.file)));

/** The plain script that the page names, and the module that hands its parts on. */
const named = [
  ...readFileSync('dist/index.html', 'utf8').matchAll(/as="script" fetchpriority="low" href="\/(assets\/[^"]+\.js)"/g),
];
if (named.length === 0) throw new Error('the page names no script');
const first = withImports('index.html');
const firstLoad = sum(named.map(([, file]) => compressed(file!))) + size(first);
const isRoute = (key: string) => /features\/.*-screen\.tsx$/.test(key);
const routes = Object.keys(manifest)
  .filter(isRoute)
  .map((key) => ({ key, size: size([...withImports(key)].filter((part) => !first.has(part))) }))
  .sort((a, b) => b.size - a.size);
/** What the worker lists for its cache, by the entries that the build wrote into it. */
const precached = [...readFileSync('dist/sw.js', 'utf8').matchAll(/\{"revision":[^{}]*"url":"([^"]+)"\}/g)];
const precache = sum(precached.map(([, url]) => readFileSync(`dist/${url}`).length));
if (!precached.length) throw new Error('the worker lists no files');

/** Files that a kept chunk cannot run without, and that are not kept themselves: its screen would fail to open without a network. */
const isKept = new Set(precached.map(([, url]) => url!));
const missing = Object.values(manifest)
  .filter(({ file }) => isKept.has(file))
  .flatMap(({ file, imports = [], css = [] }) =>
    [...imports.map((key) => manifest[key]!.file), ...css]
      .filter((needed) => !isKept.has(needed))
      .map((needed) => `${file} needs ${needed}, which the worker does not keep`),
  );
for (const line of missing) console.error(line);

const rows: [string, number, number][] = [
  ['first-load JavaScript, gzip', firstLoad, budgets.firstLoad],
  ...routes.slice(0, 3).map((route): [string, number, number] => [`${route.key}, gzip`, route.size, budgets.route]),
  ['precache, raw', precache, budgets.precache],
];
for (const [what, measured, budget] of rows) {
  console.log(`${measured <= budget ? 'ok  ' : 'OVER'} ${what}: ${measured} of ${budget} bytes`);
}
process.exit(missing.length === 0 && rows.every(([, measured, budget]) => measured <= budget) ? 0 : 1);
