import { configDefaults, defineConfig } from 'vitest/config';

const exclude = [...configDefaults.exclude, 'tests/e2e/**'];

/**
 * Modules of the engine and of the server keep nothing but caches, and their tests replace none of them: files may share
 * what is loaded and warm. Each anew, the engine's took 1.8 times as long and the server's 1.3 times.
 */
const isolate = false;

export default defineConfig({
  test: {
    pool: 'threads',
    // One less than there are cores, as is the rule, leaves half of a small machine idle: servers and databases wait more than they work.
    maxWorkers: '100%',
    // A busy machine is slow, not wrong. Beside ten other processes, tests of two seconds took more than thirty.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000, interval: 10 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'rooms',
          include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
          exclude: [...exclude, 'tests/engine/**', 'tests/server/**'],
        },
      },
      {
        extends: true,
        test: { name: 'engine', include: ['tests/engine/**/*.test.ts'], exclude, isolate },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          exclude,
          isolate,
          // Starts PostgreSQL, and only for runs that hold a server test.
          globalSetup: 'tests/server/kit/global-setup.ts',
        },
      },
    ],
  },
});
