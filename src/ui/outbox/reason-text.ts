import { ReadFailure } from '#contract/read-failure';
import type { OutboxReason } from '#data/outbox/outbox-item';
import type { Translate } from '../../strings/translate.ts';

type KnownCode = ReadFailure | 'engine-error' | 'no-credits' | 'cancelled';
const ownWords: ReadonlySet<string> = new Set<KnownCode>([
  ...ReadFailure.options,
  'engine-error',
  'no-credits',
  'cancelled',
]);
const hasOwnWords = (code: string): code is KnownCode => ownWords.has(code);

/** Whether a picture was analysed in vain, rather than refused on its way. */
export const isAnalysisFailure = ({ code }: OutboxReason) =>
  code === 'engine-error' || ReadFailure.safeParse(code).success;

/** Why an item failed, in the user's language where we know the reason, else in the server's words. */
export const reasonText = (t: Translate, { code, message }: OutboxReason): string =>
  hasOwnWords(code) ? t(`failure.${code}`) : (message ?? t('analysis.pleaseTryAgain'));
