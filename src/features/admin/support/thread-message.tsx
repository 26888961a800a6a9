import { IconLock } from '@tabler/icons-react';
import { useLocale, useT } from '../../../strings/use-t.ts';
import { formatTime } from '../../../ui/format-time.ts';
import classes from './thread-message.module.css';

type ThreadMessageProps = {
  from: 'user' | 'support';
  author: string;
  text: string;
  createdAt: string;
  /** A note, which the user never sees: it must not be taken for an answer. */
  isInternal?: boolean;
};

export function ThreadMessage({ from, author, text, createdAt, isInternal = false }: ThreadMessageProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <li className={classes.message} data-from={from} data-internal={isInternal || undefined}>
      <p className={classes.head}>
        <span className={classes.author}>{author}</span>
        {isInternal && (
          <span className={classes.note}>
            <IconLock size={14} aria-hidden="true" />
            {t('admin.internalNote')}
          </span>
        )}
        <time dateTime={createdAt}>{formatTime(new Date(createdAt), locale)}</time>
      </p>
      <p className={classes.text}>{text}</p>
    </li>
  );
}
