import '@mantine/core/styles/Skeleton.css';
import { Button, Skeleton } from '@mantine/core';
import { IconChartCandle, IconMessage2 } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useStore } from 'zustand';
import type { TicketThread as Thread } from '#contract/ticket';
import { isApiError } from '#data/api-error';
import { appData } from '../../app-data.ts';
import { paths } from '../../paths.ts';
import { useT } from '../../strings/use-t.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { StaleNotice } from '../../ui/stale-notice.tsx';
import { StatusChip } from '../../ui/ticket/status-chip.tsx';
import { categoryWords, priorityWords } from '../../ui/ticket/ticket-words.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { refreshUnread, unreadStore } from '../../unread.ts';
import { useOnGrowth } from '../../use-on-growth.ts';
import { AnswerForm } from './answer-form.tsx';
import { Message } from './message.tsx';
import classes from './ticket-thread.module.css';

type TicketThreadProps = { id: string; onSubject: (subject: string) => void; onChange: () => void };

/** A ticket from its description to its newest answer, and the field for one more. Opening it is to have seen it. */
export function TicketThread({ id, onSubject, onChange }: TicketThreadProps) {
  const t = useT();
  const { loaded, reload } = useLoaded((signal) => appData.client.read('getTicket', { params: { id }, signal }));
  const thread = loaded.state === 'ready' ? loaded.value.data : null;
  useSeen(thread, onChange);
  const latest = useRef({ onSubject });
  latest.current = { onSubject };
  useEffect(() => latest.current.onSubject(thread?.ticket.subject ?? ''), [thread]);
  const unread = useStore(unreadStore, (state) => state.unread);
  useOnGrowth(unread, reload);

  if (loaded.state === 'loading') return <Skeleton height={280} />;
  if (loaded.state === 'failed') {
    const isGone = isApiError(loaded.error) && (loaded.error.status === 404 || loaded.error.status === 400);
    return (
      <EmptyState
        drawing={<IconMessage2 size={48} stroke={1.2} />}
        title={t(isGone ? 'support.notFound' : 'support.fetchFailed')}
      >
        {!isGone && <Button onClick={() => void reload()}>{t('app.tryAgain')}</Button>}
      </EmptyState>
    );
  }

  const { ticket, messages } = loaded.value.data;
  return (
    <div className={classes.thread}>
      <StaleNotice since={loaded.staleSince} />
      <p className={classes.facts}>
        <StatusChip status={ticket.status} />
        {t(categoryWords[ticket.category])} · {t(priorityWords[ticket.priority])}
      </p>
      {ticket.analysisId && (
        <Button
          component={Link}
          to={`${paths.history}?id=${ticket.analysisId}`}
          variant="default"
          leftSection={<IconChartCandle size={18} />}
        >
          {t('support.openAnalysis')}
        </Button>
      )}
      <ol className={classes.messages} aria-label={t('support.thread')}>
        <Message from="user" text={ticket.description} createdAt={ticket.createdAt} />
        {messages.map((message, at) => (
          <Message key={message._id} {...message} isNewest={at === messages.length - 1} />
        ))}
      </ol>
      <AnswerForm
        ticket={ticket}
        onSent={() => {
          void reload();
          onChange();
        }}
      />
    </div>
  );
}

/** Tells the server up to which answer the user has read, when there is one that was new. */
function useSeen(thread: Thread | null, onChange: () => void) {
  const latest = useRef({ onChange });
  latest.current = { onChange };
  useEffect(() => {
    const newest = thread?.messages.findLast(({ from }) => from === 'support');
    if (!thread || !newest || !thread.ticket.isUnread) return;
    const tell = async () => {
      const params = { id: thread.ticket._id };
      await appData.client.call('readTicket', { params, body: { upTo: newest.createdAt } });
      latest.current.onChange();
      await refreshUnread();
    };
    // Unread it stays then, and is told at the next opening.
    tell().catch(() => undefined);
  }, [thread]);
}
