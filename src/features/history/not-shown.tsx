import { isApiError, messageFor } from '#data/api-error';
import { useT } from '../../strings/use-t.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';

/** In place of an analysis that was deleted, or could not be loaded. */
export function NotShown({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useT();
  if (isApiError(error) && error.code === 'not-found') {
    return <LoadFailure onRetry={null}>{t('history.gone')}</LoadFailure>;
  }
  return <LoadFailure onRetry={onRetry}>{messageFor(error, t('history.fetchFailedLead'))}</LoadFailure>;
}
