// Writes what we ship, package by package, to sbom.cdx.json (CycloneDX): npm run sbom
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LockedPackage } from './licences.ts';

const root = path.resolve(import.meta.dirname, '..');
const target = path.resolve(process.argv[2] ?? path.join(root, 'sbom.cdx.json'));
const readJson = (name: string) => JSON.parse(readFileSync(path.join(root, name), 'utf8'));

const { devDependencies: _, ...project } = readJson('package.json');
const { packages, ...lock } = readJson('package-lock.json') as { packages: Record<string, LockedPackage> };
const shipped = Object.entries(packages).filter(([place, { dev, devOptional }]) => place && !dev && !devOptional);

// A project of what is shipped alone: `npm sbom --omit=dev` leaves out what a tool of the tests uses too, and judges the tools.
const folder = mkdtempSync(path.join(tmpdir(), 'wickwise-sbom-'));
const write = (name: string, content: object) => writeFileSync(path.join(folder, name), JSON.stringify(content));
write('package.json', project);
write('package-lock.json', { ...lock, packages: { '': project, ...Object.fromEntries(shipped) } });
const made = spawnSync('npm', ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'], {
  cwd: folder,
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
});
rmSync(folder, { recursive: true });
if (made.status !== 0) throw new Error(`npm sbom failed: ${made.stderr}`);

const bill = JSON.parse(made.stdout);
// npm names the whole after its folder.
Object.assign(bill.metadata.component, { name: project.name, type: 'application' });
writeFileSync(target, `${JSON.stringify(bill, null, 2)}\n`);
console.log(`${bill.components.length} packages in ${path.relative(process.cwd(), target)}`);
