import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect } from 'react';
import type { Pagination } from '#contract/pagination';
import { useT } from '../../strings/use-t.ts';
import { pageView } from '../paging.ts';
import classes from './list-paging.module.css';

type ListPagingProps = { pagination: Pagination; onPage: (page: number) => void };

/** Which rows of how many are shown, and the way to the others. A page that is no more, as after a deletion, leads to the last one. */
export function ListPaging({ pagination: { total, limit, page: asked }, onPage }: ListPagingProps) {
  const t = useT();
  const { page, pages, from, to } = pageView(total, limit, asked);
  useEffect(() => {
    if (page !== asked) onPage(page);
  });
  return (
    <nav className={classes.paging} aria-label={t('admin.pages')}>
      <span role="status">{t('admin.showing', { from, to, total })}</span>
      <span className={classes.turn}>
        <ActionIcon aria-label={t('admin.previousPage')} disabled={page === 1} onClick={() => onPage(page - 1)}>
          <IconChevronLeft size={20} />
        </ActionIcon>
        <span>{t('admin.page', { page, pages })}</span>
        <ActionIcon aria-label={t('admin.nextPage')} disabled={page === pages} onClick={() => onPage(page + 1)}>
          <IconChevronRight size={20} />
        </ActionIcon>
      </span>
    </nav>
  );
}
