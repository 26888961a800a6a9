import { useAddressCopy } from '../use-address-copy.ts';

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

/** Filters, page and what is open, kept in the address: they survive a reload, can be shared and gone back to. */
export function useAddress<F extends Fields>(fields: F) {
  const { copy: shown, write } = useAddressCopy((params) => params);

  const readField = ([name, { first, read }]: [string, Fields[string]]) => {
    const text = shown.get(name);
    return [name, (text === null ? undefined : read(text)) ?? first];
  };
  const values = Object.fromEntries(Object.entries(fields).map(readField)) as AddressValues<F>;

  const change = (part: Partial<AddressValues<F>>, options?: { step?: boolean }) => {
    const next = new URLSearchParams(shown);
    for (const [name, value] of Object.entries(part)) {
      if (value === fields[name]?.first) next.delete(name);
      else next.set(name, String(value));
    }
    write(next, next, options);
  };

  return { values, change };
}
