// npm run check:walls: every import stays within what the room, the feature or the server folder may see (docs/decisions/002-walls.md).
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

type Room = { rooms: readonly string[]; packages: readonly string[] | 'any'; node: boolean };

/** A room is a folder with a tsconfig of its own. `packages` names npm packages; a trailing `*` covers a family. */
export const rooms = {
  contract: { rooms: [], packages: ['zod'], node: false },
  engine: { rooms: ['contract'], packages: ['trading-signals'], node: false },
  'src/data': {
    rooms: ['contract'],
    packages: ['ky', 'idb', 'zustand', 'zod', 'browser-image-compression', 'fflate'],
    node: false,
  },
  src: { rooms: ['contract', 'engine', 'src/data'], packages: 'any', node: false },
  sw: { rooms: ['contract', 'src/data'], packages: ['workbox-*'], node: false },
  server: { rooms: ['contract', 'engine'], packages: 'any', node: true },
} satisfies Record<string, Room>;

/** Longest first, so that `src/data` is found before `src`. */
const roomNames = Object.keys(rooms).sort((a, b) => b.length - a.length) as (keyof typeof rooms)[];
const roomOf = (file: string) => roomNames.find((name) => file.startsWith(`${name}/`));

const aliases = { '#contract/': 'contract/', '#engine/': 'engine/', '#data/': 'src/data/', '#server/': 'server/' };

/** The file that an import means, relative to the root, or null where it is a package. */
function resolveImport(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from), specifier);
  const alias = Object.entries(aliases).find(([prefix]) => specifier.startsWith(prefix));
  return alias ? `${alias[1]}${specifier.slice(alias[0].length)}.ts` : null;
}

/** Who may put features together. */
const composers = new Set(['src/router.tsx', 'src/admin-routes.tsx']);

const featureOf = (file: string) => /^src\/features\/((?:admin\/)?[^/]+)\//.exec(file)?.[1];
const serverFolderOf = (file: string) => /^server\/([^/]+)\//.exec(file)?.[1];

function packageFault(room: Room, specifier: string): string | null {
  if (specifier.startsWith('node:')) return room.node ? null : 'uses a Node module';
  const { packages } = room;
  if (packages === 'any') return null;
  const allowed = packages.some((name) =>
    name.endsWith('*')
      ? specifier.startsWith(name.slice(0, -1))
      : specifier === name || specifier.startsWith(`${name}/`),
  );
  return allowed ? null : `uses the package ${specifier}`;
}

function fileFault(file: string, target: string): string | null {
  const [from, to] = [roomOf(file), roomOf(target)];
  if (from && to && from !== to && !(rooms[from] as Room).rooms.includes(to)) return `reaches from ${from} into ${to}`;
  const [feature, otherFeature] = [featureOf(file), featureOf(target)];
  if (otherFeature && feature !== otherFeature && !composers.has(file)) {
    return `reaches into the feature ${otherFeature}; only the router composes features`;
  }
  if (target.endsWith('/queries.ts') && serverFolderOf(file) !== serverFolderOf(target)) {
    return `reaches into the queries of ${serverFolderOf(target)}; use what that folder exports for it`;
  }
  return null;
}

const importPattern =
  /(?:^|\n)\s*(?:import|export)\s(?:[^'";]*?\sfrom\s)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g;

/** What is wrong with the imports of one source text, in words; empty where all is well. */
export function importFaults(file: string, source: string): string[] {
  const name = roomOf(file);
  if (!name) return [];
  return [...source.matchAll(importPattern)].flatMap((match) => {
    const specifier = match[1] ?? match[2] ?? '';
    const target = resolveImport(file, specifier);
    const fault = target === null ? packageFault(rooms[name], specifier) : fileFault(file, target);
    return fault ? [`${file} ${fault} (${specifier})`] : [];
  });
}

if (import.meta.main) {
  const root = path.dirname(import.meta.dirname);
  const files = roomNames.flatMap((name) => globSync(`${name}/**/*.{ts,tsx}`, { cwd: root }));
  const faults = [...new Set(files)].flatMap((file) => importFaults(file, readFileSync(path.join(root, file), 'utf8')));
  for (const fault of faults) console.error(fault);
  process.exit(faults.length ? 1 : 0);
}
