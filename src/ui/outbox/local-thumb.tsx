import { IconChartCandle } from '@tabler/icons-react';
import classes from './local-thumb.module.css';
import { useLocalPicture } from './use-local-picture.ts';

/** The picture of an item, small; a seat of the same size where this device keeps it no longer. */
export function LocalThumb({ itemId }: { itemId: string }) {
  const picture = useLocalPicture(itemId);
  return (
    <span className={classes.thumb}>
      {picture ? <img src={picture.url} alt="" /> : <IconChartCandle size={22} stroke={1.4} aria-hidden="true" />}
    </span>
  );
}
