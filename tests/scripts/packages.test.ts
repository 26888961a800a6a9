import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { refusedLicences } from '../../scripts/licences.ts';
import { readAudit } from '../../scripts/read-audit.ts';

const root = path.resolve(import.meta.dirname, '../..');
const readJson = (file: string) => JSON.parse(readFileSync(path.resolve(root, file), 'utf8'));

describe('licences', () => {
  it('of all that we ship were looked at', () => {
    expect(refusedLicences(readJson('package-lock.json').packages)).toEqual([]);
  });

  it.each([
    ['GPL-3.0-only', {}, ['x 1.0.0: GPL-3.0-only']],
    ['MIT AND AGPL-3.0-only', {}, ['x 1.0.0: MIT AND AGPL-3.0-only']],
    ['(MIT OR GPL-2.0-only)', {}, []],
    ['MPL-2.0', {}, ['x 1.0.0: MPL-2.0']],
    [undefined, {}, ['x 1.0.0: none']],
    ['GPL-3.0-only', { dev: true }, []],
  ])('%s %o gives %o', (license, flags, refused) => {
    const locked = { version: '1.0.0', ...(license && { license }), ...flags };
    expect(refusedLicences({ '': { license: 'UNLICENSED' }, 'node_modules/a/node_modules/x': locked })).toEqual(
      refused,
    );
  });
});

describe('the audit', () => {
  const report = (severity: string) =>
    JSON.stringify({
      vulnerabilities: { x: { name: 'x', severity, range: '<2.0.0' } },
      metadata: { vulnerabilities: { [severity]: 1 } },
    });

  it('fails at a high or critical advisory, names it, and lets lesser ones pass', () => {
    expect(readAudit(report('high'))).toEqual({ kind: 'found', lines: ['x <2.0.0: high'] });
    expect(readAudit(report('critical')).kind).toBe('found');
    expect(readAudit(report('moderate'))).toEqual({ kind: 'clean' });
  });

  it('says so when nobody could be asked, and never takes that for clean', () => {
    const refused = '{\n  "message": "405 Method Not Allowed - POST https://registry.example/-/advisories"\n}';
    expect(readAudit(refused)).toEqual({ kind: 'unasked', why: '405 Method Not Allowed' });
    expect(readAudit('')).toEqual({ kind: 'unasked', why: 'no answer' });
  });
});

it('the bill of materials lists each package that we ship with its version, and none that we only build with', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'wickwise-sbom-'));
  const file = path.join(folder, 'sbom.cdx.json');
  const made = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/print-sbom.ts', file], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(made.stderr).toBe('');
  const bill = readJson(file);
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name: 'wickwise' } } });
  const listed = bill.components.map(({ name, version }: { name: string; version: string }) => `${name} ${version}`);
  const { dependencies, devDependencies } = readJson('package.json');
  const entries = Object.entries as (record: object) => [string, string][];
  const missing = entries(dependencies).filter(([name, version]) => !listed.includes(`${name} ${version}`));
  expect(missing).toEqual([]);
  // Some of the others are a part of what we ship, too; these are not.
  const tools = ['vitest', 'typescript', '@playwright/test', 'lighthouse', '@biomejs/biome'];
  expect(tools.every((tool) => tool in devDependencies)).toBe(true);
  expect(listed.filter((line: string) => tools.some((tool) => line.startsWith(`${tool} `)))).toEqual([]);
  rmSync(folder, { recursive: true });
});
