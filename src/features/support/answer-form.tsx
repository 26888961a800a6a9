import { Button, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { type Ticket, ticketLimits } from '#contract/ticket';
import { messageFor } from '#data/api-error';
import { appData } from '../../app-data.ts';
import { useT } from '../../strings/use-t.ts';
import { toast } from '../../ui/toast.tsx';
import { useDraft } from '../../use-draft.ts';
import classes from './ticket-thread.module.css';

const AnswerDraft = z.object({ text: z.string(), key: z.string() });
const empty = { text: '', key: '' };

/** The user's next words on a ticket, kept on the device until they are sent. */
export function AnswerForm({ ticket, onSent }: { ticket: Ticket; onSent: () => void }) {
  const t = useT();
  const { draft, change, clear } = useDraft({ name: `ticket:${ticket._id}`, schema: AnswerDraft, empty });
  const [busy, setBusy] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const isOver = ticket.status === 'resolved' || ticket.status === 'closed';

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const isEmpty = !draft?.text.trim();
    setRefused(isEmpty);
    const field = event.currentTarget.elements.namedItem('text');
    if (field instanceof HTMLElement) field.focus();
    if (isEmpty || !draft) return;
    setBusy(true);
    try {
      await appData.client.call('answerTicket', { params: { id: ticket._id }, body: draft });
      clear();
      onSent();
      void toast.success({ message: t('support.answerSent') });
    } catch (error) {
      void toast.error({ title: t('support.answerFailed'), message: messageFor(error, t('support.kept')) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className={classes.answer} onSubmit={(event) => void submit(event)} noValidate>
      <Textarea
        name="text"
        size="md"
        rows={4}
        label={t('support.answer')}
        description={isOver ? t('support.reopens') : undefined}
        error={isRefused && !draft?.text.trim() && t('support.answerEmpty')}
        maxLength={ticketLimits.text}
        value={draft?.text ?? ''}
        readOnly={busy || !draft}
        onChange={(event) => change({ text: event.currentTarget.value, key: crypto.randomUUID() })}
      />
      <Button type="submit" loading={busy}>
        {t('support.send')}
      </Button>
    </form>
  );
}
