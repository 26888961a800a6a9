// npm run openapi: writes the OpenAPI document that the server answers at /api/openapi.json to docs/openapi.json.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
// For the types that it adds to Fastify's.
import type {} from '@fastify/swagger';
import { buildApp } from '../server/app.ts';
import { readEnvironment } from '../server/environment.ts';
import { openParts } from '../server/open-parts.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'wickwise-openapi-'));
const environment = readEnvironment({ WICKWISE_DATA_DIR: dataDir, LOG_LEVEL: 'error' });
if (!environment.ok) throw new Error(environment.problems.join('\n'));
const { parts, close } = await openParts(environment.value);
const app = await buildApp(parts);
await app.ready();
writeFileSync(path.resolve(import.meta.dirname, '../docs/openapi.json'), `${JSON.stringify(app.swagger(), null, 2)}\n`);
await app.close();
await close();
rmSync(dataDir, { recursive: true });
