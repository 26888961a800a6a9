import { useState } from 'react';
import { useT } from '../../strings/use-t.ts';
import { SideDrawer } from '../../ui/side-drawer.tsx';
import { TicketThread } from './ticket-thread.tsx';

type TicketDrawerProps = {
  id: string | null;
  onClose: () => void;
  /** The ticket was answered, or seen. */
  onChange: () => void;
};

/** One ticket over the list. Its subject comes with it. */
export function TicketDrawer({ id, onClose, onChange }: TicketDrawerProps) {
  const t = useT();
  const [subject, setSubject] = useState('');
  return (
    <SideDrawer
      opened={id !== null}
      onClose={onClose}
      side="right"
      size="min(100vw, 640px)"
      title={subject || t('support.thread')}
    >
      {id && <TicketThread key={id} id={id} onSubject={setSubject} onChange={onChange} />}
    </SideDrawer>
  );
}
