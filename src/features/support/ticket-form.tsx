import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Skeleton.css';
import { Button, NativeSelect, Skeleton, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { TicketCategory, TicketPriority, ticketCategories, ticketLimits, ticketPriorities } from '#contract/ticket';
import { lastFaultStore } from '../../last-fault.ts';
import { useT } from '../../strings/use-t.ts';
import { Card } from '../../ui/card.tsx';
import { categoryWords, priorityWords } from '../../ui/ticket/ticket-words.ts';
import { toast } from '../../ui/toast.tsx';
import { useDraft } from '../../use-draft.ts';
import { changed, emptyTicketDraft, isBegun, missingFields, TicketDraft } from './ticket-draft.ts';
import classes from './ticket-form.module.css';
import { useSendTicket } from './use-send-ticket.ts';

type TicketFormProps = {
  /** The analysis that the user came from. */
  analysisId: string | null;
  /** Puts the focus on the first field. */
  autoFocus: boolean;
  onCreated: () => void;
};

/** A new ticket. What is written stays on the device until it is sent. */
export function TicketForm(props: TicketFormProps) {
  const t = useT();
  const { draft, change, clear } = useDraft({ name: 'ticket', schema: TicketDraft, empty: emptyTicketDraft });
  return (
    <Card title={t('support.new')}>
      {draft ? (
        <Fields {...props} draft={draft} onChange={change} onClear={clear} />
      ) : (
        <Skeleton className={classes.form} data-waiting />
      )}
    </Card>
  );
}

type FieldsProps = TicketFormProps & {
  draft: TicketDraft;
  onChange: (draft: TicketDraft) => void;
  onClear: () => void;
};

function Fields({ draft, analysisId, autoFocus, onChange, onClear, onCreated }: FieldsProps) {
  const t = useT();
  const reference = useStore(lastFaultStore, (state) => state.reference);
  const [isRefused, setRefused] = useState(false);
  const missing = isRefused ? missingFields(draft) : [];
  const { busy, send } = useSendTicket({
    draft,
    onKept: onChange,
    onSent() {
      onClear();
      onCreated();
    },
  });

  useEffect(() => {
    if (analysisId && analysisId !== draft.analysisId) onChange(changed(draft, { analysisId }));
  }, [analysisId, draft, onChange]);

  const write = (part: Partial<TicketDraft>) => onChange(changed(draft, part));
  const text = (name: 'subject' | 'description') => ({
    name,
    size: 'md' as const,
    value: draft[name],
    readOnly: busy,
    required: true,
    error: missing.includes(name),
    onChange: (event: { currentTarget: { value: string } }) => write({ [name]: event.currentTarget.value }),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const [first] = missingFields(draft);
    setRefused(first !== undefined);
    if (!first) return void send();
    const control = event.currentTarget.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
    void toast.error({ title: t('support.missing'), message: t('support.missingLead') });
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        {...text('subject')}
        label={t('support.subject')}
        maxLength={ticketLimits.subject}
        autoFocus={autoFocus}
      />
      <div className={classes.pair}>
        <NativeSelect
          size="md"
          label={t('support.category')}
          data={ticketCategories.map((value) => ({ value, label: t(categoryWords[value]) }))}
          value={draft.category}
          onChange={(event) => write({ category: TicketCategory.parse(event.currentTarget.value) })}
        />
        <NativeSelect
          size="md"
          label={t('support.priority')}
          data={ticketPriorities.map((value) => ({ value, label: t(priorityWords[value]) }))}
          value={draft.priority}
          onChange={(event) => write({ priority: TicketPriority.parse(event.currentTarget.value) })}
        />
      </div>
      <Textarea
        {...text('description')}
        label={t('support.description')}
        description={t('support.descriptionHint')}
        rows={6}
        maxLength={ticketLimits.text}
      />
      {reference && !draft.description.includes(reference) && (
        <Button
          variant="subtle"
          size="compact-md"
          className={classes.reference}
          onClick={() =>
            write({ description: `${draft.description}\n\n${t('app.reference', { reference })}`.trimStart() })
          }
        >
          {t('support.addReference', { reference })}
        </Button>
      )}
      {draft.analysisId && <p className={classes.note}>{t('support.fromAnalysis')}</p>}
      <p role="status" className={classes.note} data-waiting={draft.isWaiting || undefined}>
        {draft.isWaiting ? t('support.waiting') : isBegun(draft) && t('support.kept')}
      </p>
      <div className={classes.actions}>
        <Button type="submit" loading={busy}>
          {t('support.submit')}
        </Button>
        {isBegun(draft) && !busy && (
          <Button variant="subtle" color="gray" onClick={onClear}>
            {t('support.clear')}
          </Button>
        )}
      </div>
    </form>
  );
}
