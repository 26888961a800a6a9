import { IconArrowDownRight, IconArrowRight, IconArrowUpRight } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { Direction } from '#contract/analysis';
import { useT } from '../strings/use-t.ts';
import classes from './direction-line.module.css';

const iconOf = { up: IconArrowUpRight, down: IconArrowDownRight, neutral: IconArrowRight } satisfies Record<
  Direction,
  ComponentType
>;

type DirectionLineProps = { direction: Direction; size?: 'small' | 'large' };

/** Where an analysis leans: an arrow and a word, the colour besides. */
export function DirectionLine({ direction, size = 'small' }: DirectionLineProps) {
  const t = useT();
  const Icon = iconOf[direction];
  return (
    <span className={classes.direction} data-direction={direction} data-size={size}>
      <Icon size={size === 'large' ? 24 : 16} stroke={2} />
      {t(`direction.${direction}`)}
    </span>
  );
}
