import { messageFor } from '#data/api-error';
import { appData } from '../../app-data.ts';
import type { Translate } from '../../strings/translate.ts';
import { toast, toastDuration } from '../../ui/toast.tsx';

/** Deletes an analysis and offers to bring it back. `onChange` hears of both; true where it was deleted. */
export async function deleteAnalysis(t: Translate, id: string, onChange: () => void): Promise<boolean> {
  const params = { id };
  const failed = (error: unknown) =>
    void toast.error({ title: t('history.changeFailed'), message: messageFor(error, t('analysis.pleaseTryAgain')) });
  const restore = () => appData.client.call('restoreAnalysis', { params }).then(onChange, failed);
  try {
    await appData.client.call('deleteAnalysis', { params });
  } catch (error) {
    failed(error);
    return false;
  }
  onChange();
  void toast.success({
    message: t('history.deleted'),
    duration: toastDuration.patient,
    action: { label: t('app.undo'), run: () => void restore() },
  });
  return true;
}
