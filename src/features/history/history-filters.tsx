import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useT } from '../../strings/use-t.ts';
import { Choice } from '../../ui/choice.tsx';
import { type TimeSpan, timeSpans } from './filter-analyses.ts';
import classes from './history-screen.module.css';

type HistoryFiltersProps = {
  search: string;
  span: TimeSpan;
  onChange: (filter: { q?: string; span?: TimeSpan }) => void;
};

export function HistoryFilters({ search, span, onChange }: HistoryFiltersProps) {
  const t = useT();
  return (
    <search className={classes.filters}>
      <TextInput
        type="search"
        aria-label={t('history.search')}
        placeholder={t('history.searchHint')}
        leftSection={<IconSearch size={18} />}
        value={search}
        onChange={(event) => onChange({ q: event.currentTarget.value })}
        className={classes.search}
      />
      <Choice
        label={t('history.time')}
        value={span}
        options={timeSpans.map((value) => ({ value, label: t(`history.${value}`) }))}
        onChange={(value) => onChange({ span: value })}
      />
    </search>
  );
}
