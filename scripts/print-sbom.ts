// Writes what we ship, package by package, to sbom.cdx.json (CycloneDX): npm run sbom
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

type Property = { name: string; value: string };
type Component = { properties?: Property[] };
type Dependency = { ref: string; dependsOn?: string[] };
const isForDevelopment = ({ name, value }: Property) => name === 'cdx:npm:package:development' && value === 'true';

const root = path.resolve(import.meta.dirname, '..');
const file = path.resolve(process.argv[2] ?? path.join(root, 'sbom.cdx.json'));
const { name } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

const made = spawnSync('npm', ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
});
if (made.status !== 0) throw new Error(`npm sbom failed: ${made.stderr}`);
const bill = JSON.parse(made.stdout);
// npm names the whole after its folder.
Object.assign(bill.metadata.component, { name, type: 'application' });
// With --omit=dev npm would also leave out what both we and a tool of the tests use.
bill.components = bill.components.filter(({ properties = [] }: Component) => !properties.some(isForDevelopment));
const shipped = new Set([bill.metadata.component, ...bill.components].map((component) => component['bom-ref']));
bill.dependencies = bill.dependencies
  .filter(({ ref }: Dependency) => shipped.has(ref))
  .map(({ ref, dependsOn = [] }: Dependency) => ({ ref, dependsOn: dependsOn.filter((one) => shipped.has(one)) }));
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
console.log(`${bill.components.length} packages in ${path.relative(process.cwd(), file)}`);
