import { useEffect, useRef } from 'react';
import type { TicketMessage } from '#contract/ticket';
import { useLocale, useT } from '../../strings/use-t.ts';
import { formatTime } from '../../ui/format-time.ts';
import classes from './ticket-thread.module.css';

type MessageProps = Omit<TicketMessage, '_id'> & { isNewest?: boolean };

/** What one side wrote, as it wrote it. The newest is brought into sight. */
export function Message({ from, text, createdAt, isNewest = false }: MessageProps) {
  const t = useT();
  const locale = useLocale();
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNewest) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isNewest]);
  return (
    <li ref={place} className={classes.message} data-from={from}>
      <p className={classes.author}>
        <strong>{t(from === 'user' ? 'support.you' : 'support.team')}</strong>
        <time dateTime={createdAt}>{formatTime(new Date(createdAt), locale)}</time>
      </p>
      <p className={classes.text}>{text}</p>
    </li>
  );
}
