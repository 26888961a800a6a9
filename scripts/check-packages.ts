// Are the packages that we ship free of grave known faults, and under licences that we looked at?
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { refusedLicences } from './licences.ts';
import { readAudit } from './read-audit.ts';

const root = path.resolve(import.meta.dirname, '..');
const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));

const refused = refusedLicences(packages);
for (const line of refused) console.error(`A licence that nobody has looked at: ${line}`);

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000'], {
  cwd: root,
  encoding: 'utf8',
  timeout: 60_000,
});
const verdict = readAudit(stdout ?? '');
if (verdict.kind === 'clean') console.log('No grave advisory is known about the packages that we ship.');
if (verdict.kind === 'unasked') {
  console.warn(
    `NOT CHECKED: the registry could not be asked for advisories (${verdict.why}). Run this again where it can.`,
  );
}
if (verdict.kind === 'found') {
  for (const line of verdict.lines) console.error(`A grave advisory: ${line}`);
}
process.exit(refused.length > 0 || verdict.kind === 'found' ? 1 : 0);
