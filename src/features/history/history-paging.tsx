import '@mantine/core/styles/Combobox.css';
import { ActionIcon, NativeSelect } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useId } from 'react';
import { useT } from '../../strings/use-t.ts';
import type { PageView } from '../../ui/paging.ts';
import classes from './history-screen.module.css';
import { pageSizes } from './use-history-search.ts';

type HistoryPagingProps = {
  view: PageView;
  total: number;
  size: number;
  onTurn: (by: -1 | 1) => void;
  onSize: (size: number) => void;
};

export function HistoryPaging({ view: { page, pages, from, to }, total, size, onTurn, onSize }: HistoryPagingProps) {
  const t = useT();
  const sizeId = useId();
  return (
    <nav className={classes.paging} aria-label={t('history.pages')} aria-keyshortcuts="ArrowLeft ArrowRight">
      <span className={classes.showing}>{t('history.showing', { from, to, total })}</span>
      <label className={classes.size} htmlFor={sizeId}>
        {t('history.perPage')}
        <NativeSelect
          id={sizeId}
          data={pageSizes.map(String)}
          value={String(size)}
          onChange={(event) => onSize(Number(event.currentTarget.value))}
        />
      </label>
      <div className={classes.turn}>
        <ActionIcon aria-label={t('history.previous')} disabled={page === 1} onClick={() => onTurn(-1)}>
          <IconChevronLeft size={20} />
        </ActionIcon>
        <span>{t('history.page', { page, pages })}</span>
        <ActionIcon aria-label={t('history.next')} disabled={page === pages} onClick={() => onTurn(1)}>
          <IconChevronRight size={20} />
        </ActionIcon>
      </div>
    </nav>
  );
}
