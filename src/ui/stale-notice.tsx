import { useLocale, useT } from '../strings/use-t.ts';
import { formatTime } from './format-time.ts';
import classes from './stale-notice.module.css';

/** Says how old a screen's data is when the network failed and the last answer is shown. */
export function StaleNotice({ since }: { since: number | null }) {
  const t = useT();
  const locale = useLocale();
  if (since === null) return null;
  return (
    <p role="status" className={classes.notice}>
      {t('stale.notice', { when: formatTime(new Date(since), locale) })}
    </p>
  );
}
