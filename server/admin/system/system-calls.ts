import { statfs } from 'node:fs/promises';
import type { SystemState } from '#contract/admin-records';
import { isoTime, isoTimeOrNull } from '../../clock.ts';
import type { Environment } from '../../environment.ts';
import type { Handlers } from '../../http/handler.ts';
import type { Parts } from '../../parts.ts';
import { totalOf } from '../figures/figures.ts';
import { queueState } from '../figures/queries.ts';

const freeBytesOf = async (folder: string) => {
  const disk = await statfs(folder).catch(() => null);
  return disk && disk.bavail * disk.bsize;
};

const realIf = (setting: unknown) => (setting === undefined ? 'embedded' : 'real');
const onIf = (setting: unknown) => (setting === undefined ? 'off' : 'real');

/** What is set up, by the settings that switch it on; never a setting itself. */
const providersOf = (environment: Environment): SystemState['providers'] => ({
  database: realIf(environment.DATABASE_URL),
  images: realIf(environment.S3_ENDPOINT),
  mail: realIf(environment.SMTP_URL),
  stripe: onIf(environment.STRIPE_SECRET_KEY),
  paystack: onIf(environment.PAYSTACK_SECRET_KEY),
  testCheckout:
    environment.STRIPE_SECRET_KEY === undefined && environment.PAYSTACK_SECRET_KEY === undefined ? 'embedded' : 'off',
  vision: realIf(environment.VISION_URL),
  google: onIf(environment.GOOGLE_CLIENT_ID),
  push: 'embedded',
});

export function systemCalls(parts: Parts): Pick<Handlers, 'adminSystem'> {
  const { db, clock, engine, environment, version, errors } = parts;
  const startedAt = isoTime(clock.now());
  return {
    async adminSystem() {
      const [queue, images, imageBytes, freeBytes] = await Promise.all([
        queueState(db),
        totalOf(db, 'analyses'),
        totalOf(db, 'image-bytes'),
        freeBytesOf(environment.WICKWISE_DATA_DIR),
      ]);
      const { queued, running, oldestQueuedAt } = queue;
      return {
        data: {
          version,
          startedAt,
          database: engine.name,
          queue: { queued, running, oldestQueuedAt: isoTimeOrNull(oldestQueuedAt) },
          workers: { threads: environment.WICKWISE_WORKERS, busy: running },
          storage: { images, imageBytes, freeBytes },
          providers: providersOf(environment),
          errors: errors.list().map(({ at, ...error }) => ({ at: isoTime(at), ...error })),
        },
      };
    },
  };
}
