import type { FastifySchemaCompiler } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

/** Reads a part of a request by the contract: body, query or path. The schema is compiled when it is first needed, so that a start takes no longer. */
export const readPart: FastifySchemaCompiler<z.ZodMiniType> = ({ schema, ...route }) => {
  let read: ReturnType<typeof validatorCompiler> | undefined;
  return (part) => {
    read ??= validatorCompiler({ ...route, schema: z.compile(schema) });
    return read(part);
  };
};
