import '@mantine/core/styles/Skeleton.css';
import { Checkbox, Skeleton } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './data-table.module.css';

export type SortOrder = 'asc' | 'desc';

export type Column<Row> = {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the right, under each other. */
  numeric?: boolean;
  /** What can be done with the row: its label is for screen readers only. */
  actions?: boolean;
  /** How the list is sorted by this column (null: by another one), and what a press on its head does. */
  sort?: { order: SortOrder | null; onSort: () => void };
};

/** Several rows chosen at once. `labelOf` names a row's own box. */
export type Selection<Row> = {
  label: string;
  labelOf: (row: Row) => string;
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
};

type DataTableProps<Row> = {
  /** What the table lists, for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  /** Null while they are loaded for the first time: the table then has its shape already. */
  rows: readonly Row[] | null;
  keyOf: (row: Row) => string;
  selection?: Selection<Row> | undefined;
};

const skeletonRows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
const ariaSort = { asc: 'ascending', desc: 'descending' } as const;
const sortIcons = { asc: IconArrowUp, desc: IconArrowDown } as const;

/** A dense table: rows of 36 px under a head that stays. Where it is narrow, each row becomes a card with its labels. */
export function DataTable<Row>({ label, columns, rows, keyOf, selection }: DataTableProps<Row>) {
  return (
    <div className={classes.frame}>
      <table className={classes.table} aria-label={label} aria-busy={rows === null}>
        <thead>
          <tr>
            {selection && (
              <th className={classes.check}>
                <AllBox selection={selection} keys={(rows ?? []).map(keyOf)} />
              </th>
            )}
            {columns.map((column) => (
              <Head key={column.key} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows === null
            ? skeletonRows.map((key) => (
                <tr key={key}>
                  <td colSpan={columns.length + (selection ? 1 : 0)}>
                    <Skeleton height={14} />
                  </td>
                </tr>
              ))
            : rows.map((row) => (
                <tr key={keyOf(row)} data-chosen={selection?.chosen.has(keyOf(row)) || undefined}>
                  {selection && (
                    <td className={classes.check}>
                      <RowBox selection={selection} row={row} id={keyOf(row)} />
                    </td>
                  )}
                  {columns.map((column) => (
                    <td
                      key={column.key}
                      data-label={column.actions ? undefined : column.label}
                      data-numeric={column.numeric || undefined}
                      data-actions={column.actions || undefined}
                    >
                      {column.cell(row)}
                    </td>
                  ))}
                </tr>
              ))}
        </tbody>
      </table>
    </div>
  );
}

function Head<Row>({ column: { label, numeric, actions, sort } }: { column: Column<Row> }) {
  const Icon = sort?.order ? sortIcons[sort.order] : IconArrowsSort;
  return (
    <th scope="col" data-numeric={numeric || undefined} aria-sort={sort?.order ? ariaSort[sort.order] : undefined}>
      {actions && <span className={classes.hidden}>{label}</span>}
      {!actions && !sort && label}
      {sort && (
        <button type="button" className={classes.sort} data-sorted={sort.order ?? undefined} onClick={sort.onSort}>
          {label}
          <Icon size={14} aria-hidden="true" />
        </button>
      )}
    </th>
  );
}

function AllBox<Row>({ selection: { label, chosen, onChange }, keys }: { selection: Selection<Row>; keys: string[] }) {
  const count = keys.filter((key) => chosen.has(key)).length;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the box inside has its own name.
    <label className={classes.hit}>
      <Checkbox
        size="xs"
        aria-label={label}
        checked={count > 0 && count === keys.length}
        indeterminate={count > 0 && count < keys.length}
        onChange={(event) => onChange(new Set(event.currentTarget.checked ? keys : []))}
      />
    </label>
  );
}

function RowBox<Row>({ selection, row, id }: { selection: Selection<Row>; row: Row; id: string }) {
  const { labelOf, chosen, onChange } = selection;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the box inside has its own name.
    <label className={classes.hit}>
      <Checkbox
        size="xs"
        aria-label={labelOf(row)}
        checked={chosen.has(id)}
        onChange={(event) => {
          const next = new Set(chosen);
          if (event.currentTarget.checked) next.add(id);
          else next.delete(id);
          onChange(next);
        }}
      />
    </label>
  );
}
