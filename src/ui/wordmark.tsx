import { useT } from '../strings/use-t.ts';
import classes from './wordmark.module.css';

/** The mark alone, in the accent, for whatever stands on our own ground. */
export const Mark = ({ size = 28 }: { size?: number }) => (
  <svg viewBox="6 4 52 52" width={size} height={size} aria-hidden="true" className={classes.mark}>
    <g fill="none" stroke="currentColor" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
      <path d="M11 20 20.5 47 32 36 43.5 47 53 20" />
      <path strokeWidth="3.4" d="M32 10v26" />
    </g>
    <rect x="27" y="15" width="10" height="14" rx="2" fill="currentColor" />
  </svg>
);

export function Wordmark({ size }: { size?: number }) {
  const t = useT();
  return (
    <span className={classes.wordmark}>
      <Mark size={size} />
      <span className={classes.name}>{t('app.name')}</span>
    </span>
  );
}
