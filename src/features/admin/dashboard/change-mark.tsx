import { IconArrowDownRight, IconArrowRight, IconArrowUpRight } from '@tabler/icons-react';
import { useLocale, useT } from '../../../strings/use-t.ts';
import { formatPercent } from '../../../ui/format-percent.ts';
import classes from './change-mark.module.css';

const directions = {
  up: { Icon: IconArrowUpRight, word: 'admin.changeUp' },
  down: { Icon: IconArrowDownRight, word: 'admin.changeDown' },
  same: { Icon: IconArrowRight, word: 'admin.changeSame' },
} as const;

const directionOf = (percent: number) => (percent > 0 ? 'up' : percent < 0 ? 'down' : 'same');

/** A change against last month: an arrow, a word for those who don't see it, and the percentage. */
export function ChangeMark({ percent, measured }: { percent: number; measured: boolean }) {
  const t = useT();
  const locale = useLocale();
  const direction = directionOf(percent);
  const { Icon, word } = directions[direction];
  return (
    <span className={classes.change}>
      <span className={classes.percent} data-direction={direction}>
        <Icon size={14} role="img" aria-label={t(word)} />
        {formatPercent(percent, locale)}
      </span>{' '}
      {t(measured ? 'admin.sinceLastMonth' : 'admin.noLastMonth')}
    </span>
  );
}
