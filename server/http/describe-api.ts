import swagger, { type SwaggerTransformObject } from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { api, type CallName } from '#contract/api';
import { apiBase } from '#contract/api-base';
import type { Call } from '#contract/call';
import { strategies } from '#contract/strategy';
import { namedSchemas } from './named-schemas.ts';

const upload = {
  type: 'object',
  required: ['image'],
  properties: {
    image: { type: 'string', format: 'binary' },
    strategy: { type: 'string', enum: strategies },
  },
};

const bearer = (description: string) => ({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description }) as const;

const describeSchemas = createJsonSchemaTransform({ schemaRegistry: namedSchemas });
const describeNouns = createJsonSchemaTransformObject({ schemaRegistry: namedSchemas });

const namesIn = (part: unknown) =>
  [...JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name);

/** What `part` refers to, and what that refers to in turn. */
function usedNames(part: unknown, schemas: Record<string, unknown>, known = new Set<string>()): Set<string> {
  for (const name of namesIn(part)) {
    if (known.has(name)) continue;
    known.add(name);
    usedNames(schemas[name], schemas, known);
  }
  return known;
}

/** The provider describes each noun as it is sent and as it is answered; what no call refers to is left out. */
const describeUsedNouns: SwaggerTransformObject = (document) => {
  const { components, ...rest } = describeNouns(document) as Record<string, Record<string, object>>;
  const all = components?.schemas ?? {};
  const used = usedNames(rest, all as Record<string, unknown>);
  const schemas = Object.fromEntries(Object.entries(all).filter(([name]) => used.has(name)));
  return { ...rest, components: { ...components, schemas } };
};

/** The OpenAPI document at `/api/openapi.json`: the calls of the contract that have a route, and no others. */
export async function describeApi(app: FastifyInstance, version: string) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Wickwise',
        version,
        description: 'A picture of a trading chart in, a written analysis of its measured prices out.',
      },
      components: {
        securitySchemes: {
          user: bearer("A user's access token"),
          admin: bearer("An administrator's access token"),
        },
      },
    },
    transform: (document) => {
      const { schema, url } = describeSchemas(document);
      const name = schema?.operationId as CallName | undefined;
      const call: Call | undefined = name && api[name];
      const isUpload = call?.body === 'multipart';
      return { url, schema: isUpload ? { ...schema, consumes: ['multipart/form-data'], body: upload } : schema };
    },
    transformObject: describeUsedNouns,
  });
  app.get(`${apiBase}/openapi.json`, { schema: { hide: true } }, async () => app.swagger());
}
