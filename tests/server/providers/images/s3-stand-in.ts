import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();

/** AWS Signature Version 4, written from its description: https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html */
function isSigned(
  { method, url = '', headers }: IncomingMessage,
  body: Buffer,
  { accessKeyId, secretAccessKey }: Keys,
) {
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/;
  const [, id, day = '', region = '', names = '', signature = ''] = form.exec(headers.authorization ?? '') ?? [];
  const bodyHash = String(headers['x-amz-content-sha256']);
  if (id !== accessKeyId || !names.split(';').includes('host')) return false;
  if (bodyHash !== 'UNSIGNED-PAYLOAD' && bodyHash !== sha256(body)) return false;
  const { pathname, searchParams } = new URL(url, 'http://store');
  const canonical = [
    method,
    pathname,
    [...searchParams]
      .map((pair) => pair.map(encodeURIComponent).join('='))
      .sort()
      .join('&'),
    ...names.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    bodyHash,
  ].join('\n');
  const date = String(headers['x-amz-date']);
  const toSign = ['AWS4-HMAC-SHA256', date, `${day}/${region}/s3/aws4_request`, sha256(canonical)].join('\n');
  const key = [region, 's3', 'aws4_request'].reduce(
    (last, part) => hmac(last, part),
    hmac(`AWS4${secretAccessKey}`, day),
  );
  return date.startsWith(day) && timingSafeEqual(hmac(key, toSign), Buffer.from(signature, 'hex'));
}

type Keys = { accessKeyId: string; secretAccessKey: string };

/** An S3 store of one bucket, in memory: PUT, GET, HEAD, DELETE and ListObjectsV2, two keys a page. Answers 403 to a wrong signature. */
export async function startS3StandIn(keys: Keys & { bucket: string }) {
  const objects = new Map<string, { body: Buffer; modified: Date }>();
  /** Statuses to answer next instead of doing anything. */
  const faults: number[] = [];

  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const fault = faults.shift();
    if (fault) return response.writeHead(fault).end();
    if (!isSigned(request, body, keys))
      return response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://store');
    const [, bucket, ...rest] = pathname.split('/');
    const key = rest.join('/');
    if (bucket !== keys.bucket) return response.writeHead(404).end();
    if (!key) return response.end(listing(searchParams.get('continuation-token') ?? ''));
    if (request.method === 'PUT') {
      objects.set(key, { body, modified: new Date() });
      return response.end();
    }
    const object = objects.get(key);
    if (!object) return response.writeHead(404).end();
    if (request.method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    response.setHeader('last-modified', object.modified.toUTCString());
    return response.end(request.method === 'HEAD' ? undefined : object.body);
  });

  function listing(after: string) {
    const rest = [...objects].filter(([key]) => key > after).sort(([a], [b]) => a.localeCompare(b));
    const page = rest.slice(0, 2);
    const entries = page.map(
      ([key, { modified }]) =>
        `<Contents><Key>${key}</Key><LastModified>${modified.toISOString()}</LastModified></Contents>`,
    );
    const next = rest.length > 2 ? `<NextContinuationToken>${page.at(-1)?.[0]}</NextContinuationToken>` : '';
    return `<?xml version="1.0"?><ListBucketResult>${entries.join('')}${next}</ListBucketResult>`;
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    faults,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
