import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** One value of the address: its first value, which is left out of the address, and how its text is read; undefined: it says nothing. */
type AddressField<Value extends string | number> = { first: Value; read: (text: string) => Value | undefined };

export const anyText: AddressField<string> = { first: '', read: (text) => text };

export const pageNumber: AddressField<number> = {
  first: 1,
  read: (text) => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined),
};

/** A day as a date field has it, `2026-11-22`. */
export const anyDay: AddressField<string> = {
  first: '',
  read: (text) => (/^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined),
};

/** One of a few words, of which the first one given is what holds without any. */
export const oneOf = <const Value extends string>(...values: readonly [Value, ...Value[]]): AddressField<Value> => ({
  first: values[0],
  read: (text) => values.find((value) => value === text),
});

// biome-ignore lint/suspicious/noExplicitAny: a table of fields of different types.
type Fields = Readonly<Record<string, AddressField<any>>>;

export type AddressValues<F extends Fields> = { [Name in keyof F]: F[Name]['first'] };

/**
 * Filters, page and what is open, kept in the address: they survive a reload, can be shared and gone back to. The router changes the
 * address a moment later; a control that waited for it would jump back meanwhile, so the screen goes by its own copy.
 * A `step` is what one would go back from: an entry of its own in the browser's history.
 */
export function useAddress<F extends Fields>(fields: F) {
  const [params, setParams] = useSearchParams();
  const [shown, setShown] = useState(params);
  /** What was written and is not in the address yet. */
  const written = useRef<string | null>(null);

  useEffect(() => {
    if (written.current !== null && written.current !== params.toString()) return;
    written.current = null;
    setShown(params);
  }, [params]);

  const readField = ([name, { first, read }]: [string, Fields[string]]) => {
    const text = shown.get(name);
    return [name, (text === null ? undefined : read(text)) ?? first];
  };
  const values = Object.fromEntries(Object.entries(fields).map(readField)) as AddressValues<F>;

  const change = (part: Partial<AddressValues<F>>, { step = false } = {}) => {
    const next = new URLSearchParams(shown);
    for (const [name, value] of Object.entries(part)) {
      if (value === fields[name]?.first) next.delete(name);
      else next.set(name, String(value));
    }
    written.current = next.toString() === params.toString() ? null : next.toString();
    setShown(next);
    setParams(next, { replace: !step });
  };

  return { values, change };
}
