import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { messageFor } from '#data/api-error';
import { appData } from '../../../app-data.ts';
import { useLocale, useT } from '../../../strings/use-t.ts';
import { formatTime } from '../../../ui/format-time.ts';
import { Facts } from '../../../ui/list/facts.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { SideDrawer } from '../../../ui/side-drawer.tsx';
import { categoryWords, priorityWords } from '../../../ui/ticket/ticket-words.ts';
import { useLoaded } from '../../../ui/use-loaded.ts';
import { AnswerForm } from './answer-form.tsx';
import { StatusSelect } from './status-select.tsx';
import { ThreadMessage } from './thread-message.tsx';
import classes from './ticket-drawer.module.css';
import { useSetTicketStatus } from './use-set-ticket-status.ts';

type TicketDrawerProps = {
  /** Empty: closed. */
  id: string;
  onClose: () => void;
  onChanged: () => Promise<void>;
};

/** One ticket with all that was said and noted, over the list. */
export function TicketDrawer({ id, onClose, onChanged }: TicketDrawerProps) {
  const t = useT();
  const [subject, setSubject] = useState('');
  return (
    <SideDrawer
      opened={id !== ''}
      onClose={onClose}
      side="right"
      size="min(100vw, 680px)"
      title={subject || t('admin.ticket')}
    >
      {id && <Thread key={id} id={id} onSubject={setSubject} onChanged={onChanged} />}
    </SideDrawer>
  );
}

type ThreadProps = { id: string; onSubject: (subject: string) => void; onChanged: () => Promise<void> };

function Thread({ id, onSubject, onChanged }: ThreadProps) {
  const t = useT();
  const locale = useLocale();
  const { loaded, reload } = useLoaded(async (signal) => {
    const dated = await appData.client.read('adminGetTicket', { params: { id }, signal });
    onSubject(dated.answer.data.ticket.subject);
    return dated;
  });
  const reloadAll = async () => {
    await Promise.all([reload(), onChanged()]);
  };
  const setStatus = useSetTicketStatus(reloadAll);
  if (loaded.state === 'loading') return <Skeleton height={420} radius="lg" />;
  if (loaded.state === 'failed') {
    return (
      <LoadFailure onRetry={() => void reload()}>{messageFor(loaded.error, t('admin.ticketsFailed'))}</LoadFailure>
    );
  }
  const { ticket, messages } = loaded.value.data;
  const facts = [
    [t('admin.from'), `${ticket.userId.name} · ${ticket.userId.email}`],
    [t('admin.category'), t(categoryWords[ticket.category])],
    [t('admin.priority'), t(priorityWords[ticket.priority])],
    [t('admin.created'), formatTime(new Date(ticket.createdAt), locale)],
    [
      t('admin.status'),
      <StatusSelect
        key="status"
        label={t('admin.statusOf', { subject: ticket.subject })}
        status={ticket.status}
        onChange={(status) => void setStatus(id, status)}
      />,
    ],
  ] as const;
  return (
    <div className={classes.ticket}>
      <Facts facts={facts} />
      <ol className={classes.thread} aria-label={t('admin.thread')}>
        <ThreadMessage from="user" author={ticket.userId.name} text={ticket.description} createdAt={ticket.createdAt} />
        {messages.map((message) => (
          <ThreadMessage key={message._id} {...message} />
        ))}
      </ol>
      <AnswerForm id={id} userName={ticket.userId.name} onSent={reloadAll} />
    </div>
  );
}
