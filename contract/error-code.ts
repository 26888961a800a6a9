import * as z from 'zod/mini';

/** Every code that an answer can carry, with its HTTP status. Programs go by the code, people by the message. */
export const errorStatus = {
  'invalid-request': 400,
  'malformed-json': 400,
  'malformed-multipart': 400,
  'missing-image': 400,
  'unknown-strategy': 400,
  'invalid-idempotency-key': 400,
  'not-signed-in': 401,
  'invalid-credentials': 401,
  'no-credits': 402,
  'not-allowed': 403,
  'account-deactivated': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'email-taken': 409,
  'image-too-large': 413,
  'body-too-large': 413,
  'unsupported-media-type': 415,
  'not-an-image': 422,
  'image-damaged': 422,
  'image-too-small': 422,
  'image-too-many-pixels': 422,
  'image-format-unsupported': 422,
  'idempotency-mismatch': 422,
  'hash-mismatch': 422,
  'wrong-password': 422,
  'wrong-code': 422,
  'google-rejected': 422,
  'google-not-configured': 404,
  'too-many-requests': 429,
  internal: 500,
  'queue-full': 503,
  'shutting-down': 503,
  'storage-full': 507,
} as const;

export type ErrorCode = keyof typeof errorStatus;
export const ErrorCode = z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]);
