import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import classes from './list-bar.module.css';

/** Ms without a letter after which a search is meant. */
const pause = 250;

type SearchBoxProps = { label: string; hint: string; value: string; onSearch: (text: string) => void };

/** A search for the server: what is typed stands at once, and is asked for when the typing pauses, or by Enter. */
export function SearchBox({ label, hint, value, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const told = useRef(value);
  const latest = useRef(onSearch);
  latest.current = onSearch;

  useEffect(() => {
    // Changed from outside, as by going back.
    if (value === told.current) return;
    told.current = value;
    setText(value);
  }, [value]);

  const tell = useCallback((wanted: string) => {
    if (wanted === told.current) return;
    told.current = wanted;
    latest.current(wanted);
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => tell(text), pause);
    return () => clearTimeout(timer);
  }, [text, tell]);

  return (
    <TextInput
      type="search"
      size="sm"
      aria-label={label}
      placeholder={hint}
      leftSection={<IconSearch size={16} />}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Enter' && tell(text)}
      className={classes.search}
    />
  );
}
