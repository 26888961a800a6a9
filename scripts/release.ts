// npm run release [-- major|minor|patch|1.2.3] [--apply]: says what a release would be and whether all is ready for it; --apply writes, commits and tags it. Pushes nothing.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { closeSection, nextVersion, sectionOf, versionedFiles } from './release-plan.ts';

const { values, positionals } = parseArgs({
  options: { apply: { type: 'boolean', default: false } },
  allowPositionals: true,
});

function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args[0]}: ${stderr.trim()}`);
  return stdout.trim();
}

const read = (file: string) => readFileSync(file, 'utf8');
const changelog = 'CHANGELOG.md';
const upgrading = 'docs/upgrading.md';
const hasTag = (version: string) => git('tag', '--list', `v${version}`) !== '';

/** The first release, and one whose commit was made but not its tag, takes the version that is written already. */
const present: string = JSON.parse(read('package.json')).version;
const [wanted] = positionals;
const version = wanted === undefined ? present : nextVersion(present, wanted);
const isWritten = version === present;

const changes = sectionOf(read(changelog), isWritten ? `[${version}]` : '[Unreleased]') ?? '';
const notes = sectionOf(read(upgrading), isWritten ? version : 'Unreleased') ?? '';

const checks: [what: string, isReady: () => boolean][] = [
  ['nothing is changed and not committed', () => git('status', '--porcelain') === ''],
  [`there is no tag v${version} yet`, () => !hasTag(version)],
  [`${changelog} says what changes`, () => changes !== ''],
  [`${upgrading} says what is to be done, if only "nothing to do"`, () => notes !== ''],
  [
    `tests/releases/${version} keeps its tables (npm run schema:keep)`,
    () => existsSync(`tests/releases/${version}/sqlite.sql`),
  ],
  [
    'the version is where it is expected',
    () => versionedFiles.every(({ file, places }) => places(present).every((place) => read(file).includes(place))),
  ],
  [
    'the gate is green (npm run verify)',
    () => spawnSync('npm', ['run', '--silent', 'verify'], { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0,
  ],
];

const today = new Date().toISOString().slice(0, 10);
const message = `Wickwise ${version}\n\n${changes}\n\nUpgrading: ${notes}`;

let isReady = true;
for (const [what, check] of checks) {
  const passed = check();
  isReady &&= passed;
  console.log(`${passed ? 'yes' : 'NO '}  ${what}`);
}
console.log(`\nThe tag v${version}${isWritten ? '' : ` (after ${present})`} would say:\n\n${message}\n`);
if (!isReady) {
  console.error('Not ready.');
  process.exitCode = 1;
} else if (!values.apply) console.log('This was a dry run: --apply writes, commits and tags it.');
else release();

function release() {
  if (!isWritten) {
    for (const { file, places } of versionedFiles) {
      const text = places(present).reduce(
        (all, place, n) => all.replace(place, places(version)[n] ?? place),
        read(file),
      );
      writeFileSync(file, text);
    }
    writeFileSync(changelog, closeSection(read(changelog), '[Unreleased]', `[${version}] - ${today}`));
    writeFileSync(upgrading, closeSection(read(upgrading), 'Unreleased', version));
    git('commit', '--all', '--quiet', '--message', `Release ${version}`);
  }
  // Headings of the changelog begin as git's own comments do.
  git('tag', '--annotate', '--cleanup=whitespace', `v${version}`, '--message', message);
  console.log(`Tagged v${version}. To publish it: git push --follow-tags`);
}
