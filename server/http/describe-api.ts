import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { api, apiBase, type CallName } from '#contract/api';
import type { Call } from '#contract/call';
import { strategies } from '#contract/strategy';

const upload = {
  type: 'object',
  required: ['image'],
  properties: {
    image: { type: 'string', format: 'binary' },
    strategy: { type: 'string', enum: strategies },
  },
};

const bearer = (description: string) => ({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description }) as const;

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
      const { schema, url } = jsonSchemaTransform(document);
      const name = schema?.operationId as CallName | undefined;
      const call: Call | undefined = name && api[name];
      const isUpload = call?.body === 'multipart';
      return { url, schema: isUpload ? { ...schema, consumes: ['multipart/form-data'], body: upload } : schema };
    },
  });
  app.get(`${apiBase}/openapi.json`, { schema: { hide: true } }, async () => app.swagger());
}
