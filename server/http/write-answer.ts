import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import { ResponseSerializationError } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

/**
 * Writes a call's answer as JSON, checked against the contract: what it does not name is left out, what does not fit is a fault of ours (500).
 * The schema is compiled at the first answer, which makes the check cheap enough to stay, and the start no slower.
 */
export const writeAnswer: FastifySerializerCompiler<z.ZodMiniType> = ({ schema, method, url }) => {
  let compiled: z.ZodMiniType | undefined;
  return (answer) => {
    compiled ??= z.compile(schema);
    const result = z.safeParse(compiled, answer);
    if (!result.success) throw new ResponseSerializationError(method, url, { cause: result.error });
    return JSON.stringify(result.data);
  };
};
