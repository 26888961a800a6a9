import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { AwsClient } from 'aws4fetch';
import { type ImageStore, type KeptImage, keyOf } from './image-store.ts';

export type S3Options = {
  /** `https://host[:port]`; the bucket is addressed by path, which every S3-compatible store understands. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** For what is made of pictures, whose names are not their own hashes: stands before them, so that one bucket serves both stores. */
  folder?: string;
  /** ms for one try of one request. */
  timeout?: number;
};

/** What a folder would say in its place. */
const codes: Record<number, string> = { 404: 'ENOENT', 507: 'ENOSPC' };

/** Pictures in an S3-compatible store. Any answer but a success throws with its status, so that an upload is not accepted on a lost write. */
export function s3Images({
  endpoint,
  bucket,
  region,
  accessKeyId,
  secretAccessKey,
  folder,
  timeout = 20_000,
}: S3Options): ImageStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const bucketUrl = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`;
  const prefix = folder === undefined ? '' : `${folder}/`;
  const urlOf = (sha256: string) => `${bucketUrl}/${prefix}${keyOf(sha256)}`;

  async function call(method: string, url: string, init: RequestInit = {}, { mayBeGone = false } = {}) {
    const answer = await client.fetch(url, { method, signal: AbortSignal.timeout(timeout), ...init });
    if (!answer.ok && !(mayBeGone && answer.status === 404)) {
      await answer.body?.cancel();
      const message = `Image store: ${method} was answered with ${answer.status}`;
      throw Object.assign(new Error(message), { code: codes[answer.status] });
    }
    return answer;
  }

  return {
    async keep(sha256, file) {
      // The store checks the bytes against the signed hash, so that a damaged transfer is refused.
      const body = await readFile(file);
      const hash = folder === undefined ? sha256 : createHash('sha256').update(body).digest('hex');
      const headers = { 'x-amz-content-sha256': hash };
      await discard(await call('PUT', urlOf(sha256), { body, headers }));
      await rm(file, { force: true });
    },

    async read(sha256) {
      return new Uint8Array(await (await call('GET', urlOf(sha256))).arrayBuffer());
    },

    async removeUnlessKeptSince(sha256, time) {
      const { status, headers } = await call('HEAD', urlOf(sha256), {}, { mayBeGone: true });
      // Gone already: another sweep was quicker.
      if (status === 404) return;
      if (Date.parse(headers.get('last-modified') ?? '') > time) return;
      await discard(await call('DELETE', urlOf(sha256)));
    },

    async *list() {
      let continuation: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', ...(prefix && { prefix }) });
        if (continuation) query.set('continuation-token', continuation);
        const page = await (await call('GET', `${bucketUrl}?${query}`)).text();
        yield* keptImages(page, prefix);
        continuation = textOf(page, 'NextContinuationToken');
      } while (continuation);
    },
  };
}

/** An unread body would keep its connection from being used again. */
const discard = (answer: Response) => answer.arrayBuffer();

/** Keys are ours (hex digits), so the list needs no general XML reader; what does not look like one of ours is left alone. */
function* keptImages(page: string, prefix: string): Generator<KeptImage> {
  for (const [, entry = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
    const key = textOf(entry, 'Key') ?? '';
    const sha256 = key.startsWith(prefix)
      ? /^[0-9a-f]{2}\/([0-9a-f]{64})$/.exec(key.slice(prefix.length))?.[1]
      : undefined;
    const keptAt = Date.parse(textOf(entry, 'LastModified') ?? '');
    if (sha256 && Number.isFinite(keptAt)) yield { sha256, keptAt };
  }
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function textOf(xml: string, tag: string): string | undefined {
  const text = new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1];
  return text?.replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole);
}
