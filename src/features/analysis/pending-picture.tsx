import { useT } from '../../strings/use-t.ts';
import type { LocalPicture } from '../../ui/outbox/use-local-picture.ts';
import classes from './pending-picture.module.css';

/** The picture itself while there is no analysis of it; its seat is kept until it is read. */
export function PendingPicture({ picture }: { picture: LocalPicture | null }) {
  const t = useT();
  if (!picture) return <div className={classes.seat} />;
  const { url, width, height } = picture;
  return <img src={url} width={width} height={height} alt={t('analysis.yourPicture')} className={classes.picture} />;
}
