import {
  IconAlertTriangle,
  IconCheck,
  IconCloudQuestion,
  IconCloudUp,
  IconDeviceMobileCheck,
  IconLock,
  IconRulerMeasure,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { OutboxItem } from '#data/outbox/outbox-item';
import { useT } from '../../strings/use-t.ts';
import classes from './item-status.module.css';
import { analysingSince, type ItemWord, itemWordOf } from './item-status.ts';
import { useSecondsSince } from './use-now.ts';

const iconOf = {
  saved: IconDeviceMobileCheck,
  sending: IconCloudUp,
  uncertain: IconCloudQuestion,
  analysing: IconRulerMeasure,
  done: IconCheck,
  failed: IconAlertTriangle,
  held: IconLock,
} satisfies Record<ItemWord, ComponentType>;

/** Where a picture is on its way: icon and word, the same everywhere. */
export function ItemStatusLine({ item }: { item: OutboxItem }) {
  const t = useT();
  const word = itemWordOf(item);
  const seconds = useSecondsSince(word === 'analysing' ? analysingSince(item) : null);
  const Icon = iconOf[word];
  return (
    <span
      className={classes.status}
      data-word={word}
      data-state={item.state}
      data-figures={word === 'analysing' || undefined}
    >
      <Icon size={16} stroke={1.8} />
      {textOf()}
    </span>
  );

  function textOf() {
    if (word === 'analysing') return t('state.analysingFor', { seconds });
    if (word !== 'held') return t(`state.${word}`);
    return item.ownerName ? t('state.held', { name: item.ownerName }) : t('outbox.nobody');
  }
}
