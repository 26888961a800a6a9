import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react';
import { useId } from 'react';
import type { Direction, Outlook, ReadQuality } from '#contract/analysis';
import { useLocale, useT } from '../../strings/use-t.ts';
import { DirectionLine } from '../direction-line.tsx';
import classes from './outlook-card.module.css';
import { cellsOf, formatError, priceFormat } from './outlook-cells.ts';

type OutlookCardProps = { outlook: Outlook; direction: Direction | null; quality: ReadQuality | null };

const sides = [
  { side: 'up', Icon: IconArrowUpRight },
  { side: 'down', Icon: IconArrowDownRight },
] as const;

/** Where an analysis leans and at which prices that is decided: what its text says at length. */
export function OutlookCard({ outlook, direction, quality }: OutlookCardProps) {
  const t = useT();
  const locale = useLocale();
  const titleId = useId();
  const price = priceFormat(outlook, locale);
  const error = quality?.priceError;
  const leads = (side: Direction) => direction === side || undefined;

  // No region and no heading: two of them may stand side by side. The table bears the name.
  return (
    <div className={classes.card}>
      <p id={titleId} className={classes.title}>
        {t('outlook.title')}
      </p>
      <p className={classes.lean}>
        {direction && <DirectionLine direction={direction} size="large" />}
        <span className={classes.close}>{t('outlook.lastClose', { price: price(outlook.lastClose) })}</span>
      </p>
      <table className={classes.table} aria-labelledby={titleId} data-figures>
        <thead>
          <tr>
            <td />
            {sides.map(({ side, Icon }) => (
              <th key={side} scope="col" data-side={side} data-leads={leads(side)}>
                <Icon size={16} stroke={2} aria-hidden="true" />
                {t(`outlook.${side}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cellsOf(outlook, locale).map(({ row, up, down }) => (
            <tr key={row}>
              <th scope="row">{breakable(t(`outlook.${row}`))}</th>
              <td data-side="up" data-leads={leads('up')}>
                {up}
              </td>
              <td data-side="down" data-leads={leads('down')}>
                {down}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.note}>
        {outlook.isRelative || error == null
          ? t('outlook.relative')
          : t('outlook.measured', { error: formatError(error, outlook.decimals, locale) })}
      </p>
    </div>
  );
}

/** 'Reward/risk' and its like may go on two lines: in several languages they are the longest by far, and take the room of the prices. */
const breakable = (words: string) => words.replace('/', '/\u200b');
