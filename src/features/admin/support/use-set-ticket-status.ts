import type { SettableTicketStatus } from '#contract/ticket';
import { messageFor } from '#data/api-error';
import { appData } from '../../../app-data.ts';
import { useT } from '../../../strings/use-t.ts';
import { toast, toastDuration } from '../../../ui/toast.tsx';

/** Sets a ticket's status; what shows it is read anew either way. */
export function useSetTicketStatus(reload: () => Promise<void>) {
  const t = useT();
  return async function setStatus(id: string, status: SettableTicketStatus) {
    try {
      await appData.client.call('adminSetTicketStatus', { params: { id }, body: { status } });
      void toast.success({ message: t('admin.statusUpdated'), duration: toastDuration.long });
    } catch (error) {
      void toast.error({ message: messageFor(error, t('admin.statusUpdateFailed')) });
    }
    await reload();
  };
}
