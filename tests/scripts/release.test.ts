import { execFileSync, spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nextVersion, sectionOf, versionedFiles } from '../../scripts/release-plan.ts';

const present: string = JSON.parse(await readFile('package.json', 'utf8')).version;

test.each([
  ['0.1.0', 'patch', '0.1.1'],
  ['0.1.9', 'minor', '0.2.0'],
  ['0.9.3', 'major', '1.0.0'],
  ['1.9.0', '1.10.0', '1.10.0'],
])('after %s, %s is %s', (from, wanted, version) => expect(nextVersion(from, wanted)).toBe(version));

test.each([
  ['1.10.0', '1.9.0', '1.9.0 does not come after 1.10.0'],
  ['1.0.0', '1.0.0', '1.0.0 does not come after 1.0.0'],
  ['1.0.0', 'next', 'next is no version like 1.2.3'],
])('after %s, %s is refused', (from, wanted, words) => expect(() => nextVersion(from, wanted)).toThrow(words));

test('the changelog and the upgrade notes know the version that the project has', async () => {
  expect(sectionOf(await readFile('CHANGELOG.md', 'utf8'), `[${present}]`)).toBeTruthy();
  expect(sectionOf(await readFile('docs/upgrading.md', 'utf8'), present)).toBeTruthy();
});

const unreleased = [
  ['CHANGELOG.md', '[Unreleased]'],
  ['docs/upgrading.md', 'Unreleased'],
] as const;

describe('npm run release, on a clone', () => {
  let home: string;
  let clone: string;
  const git = (...args: string[]) => execFileSync('git', args, { cwd: clone, encoding: 'utf8' }).trim();
  const release = (...args: string[]) => {
    const script = ['--disable-warning=ExperimentalWarning', 'scripts/release.ts', ...args];
    const { status, stdout, stderr } = spawnSync(process.execPath, script, { cwd: clone, encoding: 'utf8' });
    return { status, output: stdout + stderr };
  };
  const read = (file: string) => readFile(path.join(clone, file), 'utf8');
  const change = async (file: string, from: string, to: string) =>
    writeFile(path.join(clone, file), (await read(file)).replace(from, to));
  const commit = (words: string) => git('commit', '--all', '--quiet', '--message', words);

  beforeAll(async () => {
    home = await mkdtemp(path.join(tmpdir(), 'wickwise-release-'));
    const origin = path.join(home, 'origin');
    const files = versionedFiles.map(({ file }) => file);
    for (const file of [...files, 'CHANGELOG.md', 'docs/upgrading.md', 'scripts/release.ts', 'scripts/release-plan.ts'])
      await cp(file, path.join(origin, file), { recursive: true });
    for (const version of [present, '7.0.0'])
      await cp('tests/releases/0.1.0', path.join(origin, 'tests/releases', version), { recursive: true });
    clone = origin;
    // The gate has its own tests; here it is a file that says whether it is green.
    const manifest = JSON.parse(await read('package.json'));
    manifest.scripts.verify = 'test ! -e red';
    await writeFile(path.join(clone, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    await writeFile(path.join(clone, '.gitignore'), 'red\n');
    // Whatever is unreleased today.
    for (const [file, heading] of unreleased) {
      const text = await read(file);
      await change(file, sectionOf(text, heading) ?? '', '');
    }
    git('init', '--quiet', '--initial-branch', 'main');
    for (const [key, value] of [
      ['user.name', 'Test'],
      ['user.email', 'test@example.com'],
      ['commit.gpgsign', 'false'],
    ])
      git('config', String(key), String(value));
    git('add', '--all');
    commit('All of it');
    clone = path.join(home, 'clone');
    execFileSync('git', ['clone', '--quiet', origin, clone]);
    git('config', 'user.name', 'Test');
    git('config', 'user.email', 'test@example.com');
  });
  afterAll(() => rm(home, { recursive: true }));

  test('says what it would do, and does nothing', () => {
    const { status, output } = release();
    expect(output).not.toContain('NO ');
    expect(output).toContain(`The tag v${present} would say:\n\nWickwise ${present}\n`);
    expect(output).toContain('This was a dry run');
    expect(status).toBe(0);
    expect([git('tag'), git('status', '--porcelain')]).toEqual(['', '']);
  });

  test('tags the first release as it stands', () => {
    expect(release('--apply').status).toBe(0);
    expect(git('tag', '--list', '--format=%(contents:subject)')).toBe(`Wickwise ${present}`);
    expect(release('--apply')).toMatchObject({
      status: 1,
      output: expect.stringContaining(`NO   there is no tag v${present} yet`),
    });
  });

  test('is not ready with changes about, without words, without kept tables, or with a red gate', async () => {
    await writeFile(path.join(clone, 'red'), '');
    await change('CHANGELOG.md', '# Changelog', '# Changelog of it');
    const { status, output } = release('minor', '--apply');
    expect(status).toBe(1);
    for (const what of [
      'nothing is changed',
      'CHANGELOG.md says',
      'docs/upgrading.md says',
      'tests/releases/',
      'the gate is green',
    ])
      expect(output).toContain(`NO   ${what}`);
    expect(git('tag')).toBe(`v${present}`);
    git('checkout', '--quiet', '.');
    await rm(path.join(clone, 'red'));
  });

  test('writes the version everywhere, closes the changelog and the notes, commits and tags', async () => {
    await change('CHANGELOG.md', '## [Unreleased]\n', '## [Unreleased]\n\n### Fixed\n- A fault.\n');
    await change('docs/upgrading.md', '## Unreleased\n', '## Unreleased\n\nNothing to do.\n');
    commit('Mend a fault');
    expect(release('7.0.0', '--apply')).toMatchObject({ status: 0 });
    expect(git('tag', '--list', 'v7.0.0', '--format=%(contents)')).toBe(
      'Wickwise 7.0.0\n\n### Fixed\n- A fault.\n\nUpgrading: Nothing to do.',
    );
    expect(git('log', '-1', '--format=%s')).toBe('Release 7.0.0');
    expect(git('status', '--porcelain')).toBe('');
    for (const { file, places } of versionedFiles)
      for (const place of places('7.0.0')) expect(await read(file)).toContain(place);
    expect(await read('CHANGELOG.md')).toMatch(/## \[Unreleased\]\n\n## \[7\.0\.0\] - \d{4}-\d\d-\d\d\n\n### Fixed\n/);
    expect(sectionOf(await read('docs/upgrading.md'), '7.0.0')).toBe('Nothing to do.');
    expect(sectionOf(await read('docs/upgrading.md'), 'Unreleased')).toBe('');
  });
});
