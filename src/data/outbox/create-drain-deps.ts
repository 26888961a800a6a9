import type { Channel } from '../channel.ts';
import type { KeptAnswers } from '../kept-answers.ts';
import type { DrainDeps } from './drain-deps.ts';
import type { OutboxItem } from './outbox-item.ts';
import { reachServer } from './reach-server.ts';
import { uploadPicture } from './upload-picture.ts';
import { whenWithdrawn } from './when-withdrawn.ts';

type Options = Pick<DrainDeps, 'store' | 'tokens' | 'locks' | 'locksReachAll'> & {
  /** `${origin}/api`. */
  base: string;
  channel: Channel;
  keptAnswers?: KeptAnswers | undefined;
  /** Beside the message to all pages: the service worker's notification. */
  onFinished?: (item: OutboxItem) => Promise<void>;
};

/** What sending needs, made for the context that it runs in. */
export const createDrainDeps = ({ base, channel, keptAnswers, onFinished, ...parts }: Options): DrainDeps => ({
  ...parts,
  holder: crypto.randomUUID(),
  async upload(item, bytes, { accessToken }) {
    const { signal, stop } = whenWithdrawn(item.id, { store: parts.store, channel });
    return await uploadPicture(item, bytes, { base, accessToken, signal }).finally(stop);
  },
  reach: () => reachServer(new URL(base).origin),
  ...(keptAnswers && { onChange: keptAnswers.invalidate }),
  async onFinished(item) {
    if (item.analysisId === null) return;
    const failed = item.state === 'failed';
    channel.post({ type: 'analysis-finished', itemId: item.id, analysisId: item.analysisId, failed });
    await onFinished?.(item);
  },
});
