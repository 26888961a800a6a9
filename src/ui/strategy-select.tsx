import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import { Select } from '@mantine/core';
import { Strategy, type StrategyCategory, strategyCategories } from '#contract/strategy';
import { useT } from '../strings/use-t.ts';

const categories = Object.keys(strategyCategories) as StrategyCategory[];
/** Px. */
const dropdownHeight = 400;

type StrategySelectProps = {
  value: Strategy | null;
  onChange: (value: Strategy | null) => void;
  /** Shown while nothing is chosen. */
  placeholder: string;
  /** Not offered: what there is already. */
  without?: Strategy;
};

/** The strategies under their six headings. */
export function StrategySelect({ value, onChange, placeholder, without }: StrategySelectProps) {
  const t = useT();
  return (
    <Select
      label={t('analysis.strategy')}
      placeholder={placeholder}
      data={categories.map((category) => ({
        group: t(`category.${category}`),
        items: strategyCategories[category]
          .filter((strategy: Strategy) => strategy !== without)
          .map((strategy) => ({ value: strategy, label: t(`strategy.${strategy}`) })),
      }))}
      value={value}
      onChange={(chosen) => onChange(chosen === null ? null : Strategy.parse(chosen))}
      maxDropdownHeight={dropdownHeight}
      clearable
      comboboxProps={{ shadow: 'md', transitionProps: { duration: 120 } }}
    />
  );
}
