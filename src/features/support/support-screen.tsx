import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { messageFor } from '#data/api-error';
import { appData } from '../../app-data.ts';
import { useT } from '../../strings/use-t.ts';
import { Page } from '../../ui/page.tsx';
import { toast } from '../../ui/toast.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { unreadStore } from '../../unread.ts';
import classes from './support-screen.module.css';
import { TicketDrawer } from './ticket-drawer.tsx';
import { TicketForm } from './ticket-form.tsx';
import { TicketList } from './ticket-list.tsx';

/** `?id=` opens a ticket over the list, `?new` goes to the form, `?analysis=` names the analysis that a new ticket is about. */
export function SupportScreen() {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const [page, setPage] = useState(1);
  const { loaded, reload } = useLoaded(
    (signal) => appData.client.read('listTickets', { query: { page }, signal }),
    (error) => {
      void toast.error({ title: t('support.fetchFailed'), message: messageFor(error, t('support.tryLater')) });
    },
  );
  // A new notification may be an answer.
  const unread = useStore(unreadStore, (state) => state.unread);
  const shown = useRef({ page, unread });
  useEffect(() => {
    const before = shown.current;
    shown.current = { page, unread };
    if (page !== before.page || unread > before.unread) void reload();
  }, [page, unread, reload]);

  return (
    <Page title={t('support.title')} lead={t('support.lead')}>
      <div className={classes.columns}>
        <TicketForm
          analysisId={params.get('analysis')}
          autoFocus={params.has('new')}
          onCreated={() => {
            setPage(1);
            void reload();
          }}
        />
        <TicketList loaded={loaded} onReload={() => void reload()} onPage={setPage} />
      </div>
      <TicketDrawer
        id={params.get('id')}
        onClose={() => setParams({}, { preventScrollReset: true })}
        onChange={reload}
      />
    </Page>
  );
}
