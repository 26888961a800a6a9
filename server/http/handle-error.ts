import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { ErrorCode } from '#contract/error-code';
import { isDiskFull, storageFull } from '../operation/disk-full.ts';
import { type Refusal, refuse } from './refusal.ts';
import { sendRefusal } from './send-refusal.ts';

/** Faults of a request that the framework finds before a handler is asked. */
const frameworkCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed-json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed-json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported-media-type',
  FST_REQ_FILE_TOO_LARGE: 'image-too-large',
  FST_PARTS_LIMIT: 'malformed-multipart',
  FST_FILES_LIMIT: 'malformed-multipart',
  FST_FIELDS_LIMIT: 'malformed-multipart',
  FST_PROTO_VIOLATION: 'malformed-multipart',
  FST_ERR_BAD_URL: 'not-found',
  FST_ERR_MAX_PARAM_LENGTH: 'not-found',
};

/**
 * The one place where a thrown error becomes an answer. What a client did wrong is a 4xx; a full disk is told as one; all else is a bug,
 * logged and told as 500.
 */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalOf(error);
  // A fault that is found before the hooks run, such as an address that can't be read, has no headers yet.
  reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
  if (refusal.refused === 'storage-full') request.log.error({ err: error }, 'the disk is full');
  if (refusal.refused !== 'internal') return sendRefusal(reply, refusal);
  request.log.error({ err: error }, 'a request failed');
  return sendRefusal(reply, { ...refusal, reference: request.id });
}

function refusalOf(error: FastifyError): Refusal {
  if (hasZodFastifySchemaValidationErrors(error)) return invalidRequest(error);
  const known = frameworkCodes[error.code];
  if (known) return refuse(known);
  if (isDiskFull(error)) return storageFull();
  const isClientsFault = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
  return refuse(isClientsFault ? 'invalid-request' : 'internal');
}

type InvalidRequest = {
  validationContext?: string | undefined;
  validation: { instancePath: string; message?: string | undefined }[];
};

/** All that is wrong by field; the message names the first, for those who see nothing else. */
function invalidRequest({ validationContext, validation }: InvalidRequest): Refusal {
  const part = validationContext === 'querystring' ? 'query' : (validationContext ?? 'request');
  const issues = validation.slice(0, 20).map(({ instancePath, message = 'Invalid' }) => ({
    path: [part, ...instancePath.split('/').filter(Boolean)].join('.'),
    message,
  }));
  const [first] = issues;
  const field = first?.path.split('.').slice(1).join('.');
  return refuse('invalid-request', {
    issues,
    ...(first && { message: field ? `${field}: ${first.message}` : first.message }),
  });
}
