import type { OutboxItem } from '#data/outbox/outbox-item';
import type { Translate } from '../../strings/translate.ts';
import { isAnalysisFailure, reasonText } from '../../ui/outbox/reason-text.ts';
import { type Toast, toastDuration } from '../../ui/toast.tsx';

type ItemToast = { kind: 'info' | 'error'; toast: Toast };

/**
 * What is told when an item has changed. A network that is away is no error: the item waits. An upload whose answer came late or says
 * 'later' goes on in the background.
 */
export function toastForChange(t: Translate, before: OutboxItem, after: OutboxItem): ItemToast | null {
  if (before.state === after.state) return null;
  const timedOut = after.state === 'uncertain' && after.timeline.at(-1)?.why === 'timeout';
  const acceptedOnly = after.state === 'processing' && before.state === 'uploading';
  if (timedOut || acceptedOnly) {
    const toast = { title: t('analysis.takingLonger'), message: t('analysis.takingLongerLead') };
    return { kind: 'info', toast: { ...toast, duration: toastDuration.patient } };
  }
  if (after.state !== 'failed' || !after.reason || after.reason.code === 'cancelled') return null;
  const title = t(isAnalysisFailure(after.reason) ? 'analysis.failed' : 'analysis.uploadFailed');
  return { kind: 'error', toast: { title, message: reasonText(t, after.reason) } };
}
