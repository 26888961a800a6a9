import { Button, Checkbox, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { ticketLimits } from '#contract/ticket';
import { messageFor } from '#data/api-error';
import { appData } from '../../../app-data.ts';
import { useT } from '../../../strings/use-t.ts';
import { toast, toastDuration } from '../../../ui/toast.tsx';
import classes from './answer-form.module.css';
import { CannedPicker } from './canned-picker.tsx';

type AnswerFormProps = { id: string; userName: string; onSent: () => Promise<void> };

/** Answers the user, or leaves a note for other administrators. A text sent again after a lost answer is there but once. */
export function AnswerForm({ id, userName, onSent }: AnswerFormProps) {
  const t = useT();
  const [text, setText] = useState('');
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [isInternal, setInternal] = useState(false);
  const [busy, setBusy] = useState(false);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (busy || text.trim() === '') return;
    setBusy(true);
    try {
      await appData.client.call('adminAnswerTicket', { params: { id }, body: { text, isInternal, key } });
      void toast.success({
        message: t(isInternal ? 'admin.noteAdded' : 'admin.answerSent'),
        duration: toastDuration.long,
      });
      setText('');
      setKey(crypto.randomUUID());
      await onSent();
    } catch (error) {
      void toast.error({ message: messageFor(error, t('admin.answerFailed')) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className={classes.form} data-internal={isInternal || undefined} onSubmit={(event) => void send(event)}>
      <Textarea
        size="md"
        label={t(isInternal ? 'admin.internalNote' : 'admin.answer')}
        description={isInternal ? t('admin.internalLead') : undefined}
        autosize
        minRows={4}
        maxRows={14}
        maxLength={ticketLimits.text}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <CannedPicker
        onPick={(canned) =>
          setText((before) => [before.trim(), canned.replaceAll('{name}', userName)].filter(Boolean).join('\n\n'))
        }
      />
      <div className={classes.actions}>
        <Checkbox
          label={t('admin.asNote')}
          checked={isInternal}
          onChange={(event) => setInternal(event.currentTarget.checked)}
        />
        <Button type="submit" loading={busy} disabled={text.trim() === ''}>
          {t(isInternal ? 'admin.addNote' : 'admin.sendAnswer')}
        </Button>
      </div>
    </form>
  );
}
