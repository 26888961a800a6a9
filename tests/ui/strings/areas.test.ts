import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { loadTexts } from '../../../src/strings/catalogue.ts';
import { areas } from './all-texts.ts';

const keysOf = async (area: (typeof areas)[number]) => Object.keys((await loadTexts(area, 'en')).texts);
const areaOfKey = new Map(
  (await Promise.all(areas.map(async (area) => (await keysOf(area)).map((key) => [key, area] as const)))).flat(),
);
const beginnings = new Map([...areaOfKey].map(([key, area]) => [key.slice(0, key.indexOf('.') + 1), area]));

/** A module with all that it imports at once or later, within `src`; the routes' own table aside. */
function modulesFrom(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file) || file.startsWith('src/strings/')) return seen;
  seen.add(file);
  for (const [, wanted] of readFileSync(file, 'utf8').matchAll(/(?:from|import\(|import) ?'(\.[^']+\.tsx?)'/g)) {
    modulesFrom(path.join(path.dirname(file), wanted ?? ''), seen);
  }
  return seen;
}

function areasUsedBy(file: string): Set<string> {
  const code = [...modulesFrom(file)].map((module) => readFileSync(module, 'utf8')).join('\n');
  const keys = [...code.matchAll(/'([a-zA-Z]+\.[\w.]+)'/g)].map(([, key]) => areaOfKey.get(key ?? ''));
  const built = [...code.matchAll(/`([a-zA-Z]+\.)[\w.]*\$\{/g)].map(([, beginning]) => beginnings.get(beginning ?? ''));
  return new Set([...keys, ...built].filter((area) => area !== undefined));
}

const router = ['src/router.tsx', 'src/admin-routes.tsx'].map((file) => readFileSync(file, 'utf8')).join('\n');
const routes = [...router.matchAll(/import\('\.\/(features\/[^']+)'\)\)\.\w+((?:,\s*'\w+')*),?\s*\)/g)].map(
  ([, file, named]) => ({
    file: `src/${file}`,
    named: [...(named ?? '').matchAll(/'(\w+)'/g)].map(([, area]) => area!),
  }),
);

it('no two areas hold the same key', async () => {
  const keys = (await Promise.all(areas.map(keysOf))).flat();
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

it('every screen of the router is looked at', () => {
  expect(routes.length).toBe(router.match(/import\('\.\/features/g)?.length);
});

it.each(routes)('$file asks for the texts that it shows, and for no other', ({ file, named }) => {
  // The shell of the admin's screens asks for theirs.
  const ready = new Set(['app', ...(file.startsWith('src/features/admin/') ? ['admin'] : [])]);
  const wanted = [...areasUsedBy(file)].filter((area) => !ready.has(area));
  expect(named.filter((area) => !ready.has(area)).sort()).toEqual(wanted.sort());
});
