import { Button } from '@mantine/core';
import type { Pagination } from '#contract/pagination';
import { useT } from '../../strings/use-t.ts';
import { CandlesDrawing } from '../candles-drawing.tsx';
import { EmptyState } from '../empty-state.tsx';
import { StaleNotice } from '../stale-notice.tsx';
import type { Loaded } from '../use-loaded.ts';
import { type Column, DataTable, type Selection } from './data-table.tsx';
import { ListPaging } from './list-paging.tsx';

type ListViewProps<Answer, Row> = {
  label: string;
  loaded: Loaded<Answer>;
  reload: () => Promise<void>;
  rowsOf: (answer: Answer) => readonly Row[];
  /** Without it all rows are shown. */
  paging?: { of: (answer: Answer) => Pagination; onPage: (page: number) => void };
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string;
  selection?: Selection<Row>;
  /** What stands there when nothing was found; `onReset` takes all filters back. */
  empty: { title: string; lead: string; onReset?: (() => void) | undefined };
  /** The screen's own words for a failure. */
  failure: string;
};

/** A list from its first skeleton to its last page, or what stands in its place. */
export function ListView<Answer, Row>(props: ListViewProps<Answer, Row>) {
  const { label, loaded, reload, rowsOf, paging, columns, keyOf, selection, empty, failure } = props;
  const t = useT();
  if (loaded.state === 'failed') {
    return (
      <EmptyState drawing={<CandlesDrawing />} title={failure}>
        <Button onClick={() => void reload()}>{t('app.tryAgain')}</Button>
      </EmptyState>
    );
  }
  const table = { label, columns, keyOf, selection };
  if (loaded.state === 'loading') return <DataTable {...table} rows={null} />;
  const rows = rowsOf(loaded.value);
  const pagination = paging?.of(loaded.value);
  return (
    <>
      <StaleNotice since={loaded.staleSince} />
      {rows.length === 0 ? (
        <EmptyState drawing={<CandlesDrawing />} title={empty.title} lead={empty.lead}>
          {empty.onReset && (
            <Button variant="default" onClick={empty.onReset}>
              {t('admin.clearFilters')}
            </Button>
          )}
        </EmptyState>
      ) : (
        <DataTable {...table} rows={rows} />
      )}
      {paging && pagination && pagination.total > 0 && <ListPaging pagination={pagination} onPage={paging.onPage} />}
    </>
  );
}
