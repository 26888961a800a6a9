import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import classes from './chip-select.module.css';

type ChipSelectProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
};

/** A filter as a chip: a list to choose from, of which the first entry filters nothing. A chip that filters stands out. */
export function ChipSelect<Value extends string>({ label, value, options, onChange }: ChipSelectProps<Value>) {
  const id = useId();
  const isSet = value !== options[0]?.value;
  return (
    <span className={classes.chip} data-set={isSet || undefined}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <select
        id={id}
        className={classes.select}
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = options.find((option) => option.value === currentTarget.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <IconChevronDown size={14} aria-hidden="true" />
    </span>
  );
}
