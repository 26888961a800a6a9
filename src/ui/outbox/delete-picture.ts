import { appData } from '../../app-data.ts';
import type { Translate } from '../../strings/translate.ts';
import { toast, toastDuration } from '../toast.tsx';

/** Deletes a picture of the outbox and offers to bring it back, while that can be. */
export async function deletePicture(t: Translate, itemId: string): Promise<void> {
  await appData.outbox.remove(itemId);
  void toast.success({
    message: t('outbox.deleted'),
    duration: toastDuration.patient,
    action: { label: t('app.undo'), run: () => void appData.outbox.restore(itemId) },
  });
}
