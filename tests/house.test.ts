import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { missingPlatforms } from '../scripts/complete-lock.ts';

const root = path.resolve(import.meta.dirname, '..');
const topLevel = [
  'package.json',
  'vite.config.ts',
  'src',
  'public',
  'sw',
  'tests',
  'manifest.webmanifest',
  'tsconfig.json',
  'contract',
  'engine',
  'server',
  'docs',
  'scripts',
];

/** Each package with the folders or files of which at least one must import it. */
const packages: Record<string, string[]> = {
  react: ['src'],
  'react-router-dom': ['src'],
  vite: ['vite.config.ts'],
  'vite-plugin-pwa': ['vite.config.ts'],
  'workbox-window': ['src'],
  idb: ['src'],
  zustand: ['src'],
  '@mantine/core': ['src'],
  'react-markdown': ['src'],
  'browser-image-compression': ['src'],
  ky: ['src'],
  vitest: ['tests'],
  'fake-indexeddb': ['tests'],
  playwright: ['playwright.config.ts', 'tests'],
};

test('[IN-03] the top level is as agreed', () => {
  expect(topLevel.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
});

test.each(Object.entries(packages))('[IN-03] %s is a dependency and is imported', (name, places) => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  expect({ ...dependencies, ...devDependencies }).toHaveProperty([name]);
  const importing = `(from|import|import\\()\\s?['"](@${name}/|${name}['"/])`;
  const found = execFileSync('grep', ['-rlE', importing, ...places], { cwd: root, encoding: 'utf8' });
  expect(found).not.toBe('');
});

test('versions are pinned exactly, so that two installs are the same', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+/.test(String(version)),
  );
  expect(loose).toEqual([]);
});

test('the lock file names the optional packages of every platform, or npm ci refuses it on a fresh machine', () => {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  expect(missingPlatforms(lock)).toEqual({});
  delete lock.packages['node_modules/@biomejs/cli-darwin-arm64'];
  expect(missingPlatforms(lock)).toMatchObject({
    'node_modules/@biomejs/cli-darwin-arm64': { os: ['darwin'], cpu: ['arm64'], optional: true },
  });
});
