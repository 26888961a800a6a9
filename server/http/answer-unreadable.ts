import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type ErrorCode, errorStatus } from '#contract/error-code';
import { newRequestId } from './new-request-id.ts';
import { failureOf } from './send-refusal.ts';

/** Node's own codes of what went wrong before there was a request. */
const codes: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
};

/**
 * Answers what is no HTTP at all, has headers beyond all measure, or trickles in for ever: no request exists yet, so the words go
 * straight to the socket, with an id of their own.
 */
export function answerUnreadable(this: FastifyInstance, error: Error & { code?: string }, socket: Socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return socket.destroy();
  const refused = codes[error.code ?? ''] ?? 'invalid-request';
  const reqId = newRequestId();
  this.log.info({ reqId, code: error.code }, 'what came was no request');
  const body = JSON.stringify(failureOf({ refused }));
  const head = [
    `HTTP/1.1 ${errorStatus[refused]} ${STATUS_CODES[errorStatus[refused]]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    `X-Request-Id: ${reqId}`,
    'Connection: close',
  ];
  return socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
