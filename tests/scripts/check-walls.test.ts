import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { importFaults, rooms } from '../../scripts/check-walls.ts';

const root = path.resolve(import.meta.dirname, '../..');
const trial = path.join(root, '.cache/walls');
afterAll(() => rmSync(trial, { recursive: true, force: true }));

/** Compiles one file with the settings of a room, as if it lay in that room, and gives what the compiler says. */
function compileInRoom(room: string, source: string): string {
  const folder = path.join(trial, room.replace('/', '-'));
  const settings = JSON.parse(readFileSync(path.join(root, room, 'tsconfig.json'), 'utf8'));
  const from = (file: string) => path.relative(folder, path.join(root, file));
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'trial.ts'), source);
  writeFileSync(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: from(`${room}/tsconfig.json`),
      compilerOptions: { rootDir: from('.'), outDir: './types', tsBuildInfoFile: './trial.tsbuildinfo' },
      include: ['trial.ts'],
      references: settings.references.map(({ path: other }: { path: string }) => ({
        path: from(path.join(room, other)),
      })),
    }),
  );
  const tsc = path.join(root, 'node_modules/.bin/tsc');
  return spawnSync(process.execPath, [tsc, '-p', folder, '--noEmit', 'false'], { cwd: root, encoding: 'utf8' }).stdout;
}

test.each([
  ['engine', "import { pathOf } from '#contract/call';\npathOf({ path: '/x' });", ''],
  ['engine', "import '../../../src/paths.ts';", 'TS6307'],
  ['engine', 'document.title;', 'TS2584'],
  ['engine', "import { readFileSync } from 'node:fs';\nreadFileSync('x');", 'TS2591'],
  ['sw', "import '../../../src/paths.ts';", 'TS6307'],
  ['src/data', "import '../../../src/paths.ts';", 'TS6307'],
  ['server', "import '../../../src/paths.ts';", 'TS6307'],
  ['contract', "import '../../../engine/raster.ts';", 'TS6307'],
])('the compiler settings of %s answer %j with %j', (room, source, error) => {
  const said = compileInRoom(room, source);
  if (error) expect(said).toContain(error);
  else expect(said).toBe('');
});

test.each([
  ['contract/a.ts', '#engine/raster', 'reaches from contract into engine'],
  ['engine/read/a.ts', '../../src/paths.ts', 'reaches from engine into src'],
  ['engine/read/a.ts', 'sharp', 'uses the package sharp'],
  ['engine/read/a.ts', 'node:fs', 'uses a Node module'],
  ['src/data/a.ts', 'react', 'uses the package react'],
  ['src/data/a.ts', '../ui/button.tsx', 'reaches from src/data into src'],
  ['src/ui/a.tsx', '../features/history/list.tsx', 'reaches into the feature history'],
  ['src/features/history/a.tsx', '../analysis/panel.tsx', 'reaches into the feature analysis'],
  ['src/features/admin/users/a.tsx', '../dashboard/panel.tsx', 'reaches into the feature admin/dashboard'],
  ['sw/a.ts', '../src/paths.ts', 'reaches from sw into src'],
  ['server/admin/a.ts', '../accounts/queries.ts', 'reaches into the queries of accounts'],
])('%s may not import %s', (file, specifier, fault) => {
  expect(importFaults(file, `import { x } from '${specifier}';`).join()).toContain(fault);
  expect(importFaults(file, `const x = await import('${specifier}');`).join()).toContain(fault);
  expect(importFaults(file, `import type { x } from "${specifier}";`).join()).toContain(fault);
});

test.each([
  ['engine/read/a.ts', '#contract/read-failure'],
  ['engine/measure/a.ts', 'trading-signals'],
  ['src/router.tsx', './features/history/history-screen.tsx'],
  ['src/features/history/a.tsx', '../../ui/empty-state.tsx'],
  ['src/features/history/a.tsx', './card.tsx'],
  ['src/features/admin/users/a.tsx', './row.tsx'],
  ['sw/sw.ts', 'workbox-precaching'],
  ['server/admin/a.ts', '../accounts/close-account.ts'],
  ['server/admin/a.ts', './queries.ts'],
])('%s may import %s', (file, specifier) => {
  expect(importFaults(file, `import { x } from '${specifier}';`)).toEqual([]);
});

test('every room has compiler settings whose references are the rooms that it may import', () => {
  for (const [room, { rooms: allowed }] of Object.entries(rooms)) {
    const { references } = JSON.parse(readFileSync(path.join(root, room, 'tsconfig.json'), 'utf8'));
    const referenced = references.map((other: { path: string }) => path.posix.join(room, other.path));
    expect(referenced.sort()).toEqual([...allowed].sort());
  }
});
