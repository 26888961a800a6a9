import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { seconds } from '../clock.ts';
import type { Environment } from '../environment.ts';
import type { Log } from '../operation/log.ts';
import { folderImages } from '../providers/images/folder-images.ts';
import type { ImageStore } from '../providers/images/image-store.ts';
import { s3Images } from '../providers/images/s3-images.ts';
import { jobSignals } from '../worker/job-signals.ts';
import { postgresSignals } from '../worker/postgres-signals.ts';
import type { AnalysisParts } from './analysis-parts.ts';

/** The client gives an upload 30 s: the answer must be on its way before. */
const uploadWait = seconds(25);

/** Files on their way in; on the same file system as the folder of pictures. */
export const uploadFolderOf = ({ WICKWISE_DATA_DIR: dataDir }: Environment) => path.join(dataDir, 'uploads');

export async function openAnalysisParts(environment: Environment, log: Log): Promise<AnalysisParts> {
  const uploadFolder = uploadFolderOf(environment);
  await mkdir(uploadFolder, { recursive: true, mode: 0o700 });
  const { DATABASE_URL: url, WICKWISE_QUEUE_LIMIT: maxUnfinished } = environment;
  const onError = (error: Error) => log.warn({ err: error }, 'job signals between servers are interrupted');
  const signals = url ? postgresSignals(url, { onError }) : jobSignals();
  const images = openImages(environment);
  const thumbnails = openImages(environment, 'thumbnails');
  return { images, thumbnails, signals, uploadFolder, uploadWait, maxUnfinished };
}

/** The environment was checked: with an endpoint come a bucket and keys. */
export function openImages(environment: Environment, folder: 'images' | 'thumbnails' = 'images'): ImageStore {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket = '', S3_REGION: region } = environment;
  if (!endpoint) return folderImages(path.join(environment.WICKWISE_DATA_DIR, folder));
  const { S3_ACCESS_KEY_ID: accessKeyId = '', S3_SECRET_ACCESS_KEY: secretAccessKey = '' } = environment;
  return s3Images({
    ...{ endpoint, bucket, region, accessKeyId, secretAccessKey },
    ...(folder !== 'images' && { folder }),
  });
}
