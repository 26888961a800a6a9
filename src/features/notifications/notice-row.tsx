import { Link } from 'react-router-dom';
import type { Notification, NotificationEvent } from '#contract/notification';
import { useLocale, useT } from '../../strings/use-t.ts';
import { formatTime } from '../../ui/format-time.ts';
import { noticeOf } from './notice.ts';
import classes from './notifications-screen.module.css';

/** One notification, which leads to what it tells of. */
export function NoticeRow({ notification: { event, createdAt, isRead } }: { notification: Notification }) {
  const t = useT();
  const locale = useLocale();
  const { title, lead, Icon, to } = noticeOf(event, t, locale);
  return (
    <li>
      <Link to={to} className={classes.row} data-unread={!isRead || undefined}>
        <Icon size={22} stroke={1.6} />
        <span className={classes.words}>
          <span className={classes.title}>{title}</span>
          {lead && <span className={classes.lead}>{lead}</span>}
          <span className={classes.when}>
            {!isRead && <span className={classes.new}>{t('notice.new')}</span>}
            <time dateTime={createdAt}>{formatTime(new Date(createdAt), locale)}</time>
          </span>
        </span>
      </Link>
    </li>
  );
}

/** What a notification will look like. */
export function SampleRow({ event }: { event: NotificationEvent }) {
  const t = useT();
  const locale = useLocale();
  const { title, lead, Icon } = noticeOf(event, t, locale);
  return (
    <li className={classes.row}>
      <Icon size={22} stroke={1.6} />
      <span className={classes.words}>
        <span className={classes.title}>{title}</span>
        {lead && <span className={classes.lead}>{lead}</span>}
        <span className={classes.when}>{t('notice.sample')}</span>
      </span>
    </li>
  );
}
