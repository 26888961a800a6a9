import { useEffect, useRef, useState } from 'react';
import { isApiError, messageFor } from '#data/api-error';
import { appData } from '../../app-data.ts';
import { useT } from '../../strings/use-t.ts';
import { toast } from '../../ui/toast.tsx';
import type { TicketDraft } from './ticket-draft.ts';

type Options = {
  draft: TicketDraft;
  /** The text stays, and says whether it waits for a connection. */
  onKept: (draft: TicketDraft) => void;
  onSent: () => void;
};

/** Sends a new ticket. What finds no connection waits and goes out by itself, with the same key, while this is mounted. */
export function useSendTicket({ draft, onKept, onSent }: Options) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  async function send({ isWaiting: _, analysisId, ...words }: TicketDraft) {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await appData.client.call('createTicket', { body: { ...words, ...(analysisId && { analysisId }) } });
      onSent();
      void toast.success({ message: t('support.created') });
    } catch (error) {
      // Without an answer nobody knows whether it arrived: the key keeps a second try from being a second ticket.
      const isUnanswered = isApiError(error) && error.status === null;
      onKept({ ...draft, isWaiting: isUnanswered });
      if (isUnanswered) return;
      void toast.error({ title: t('support.createFailed'), message: messageFor(error, t('support.tryLater')) });
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  const latest = useRef({ draft, send });
  latest.current = { draft, send };
  useEffect(() => {
    const sendWaiting = () => {
      if (latest.current.draft.isWaiting) void latest.current.send(latest.current.draft);
    };
    if (navigator.onLine) sendWaiting();
    window.addEventListener('online', sendWaiting);
    return () => window.removeEventListener('online', sendWaiting);
  }, []);

  return { busy, send: () => send(draft) };
}
