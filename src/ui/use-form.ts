import { type FormEvent, useRef, useState } from 'react';
import type { StringKey } from '../strings/catalogue.ts';
import { useT } from '../strings/use-t.ts';

/** The faults of a form by field, each as the key of what stands beside it. */
export type FieldErrors<Field extends string> = Partial<Record<Field, PlainKey>>;

/** Keys of messages without values. */
type PlainKey = Extract<StringKey, `error.${string}`>;

type FormOptions<Field extends string> = {
  initial: Record<Field, string>;
  check: (values: Record<Field, string>) => FieldErrors<Field>;
  submit: (values: Record<Field, string>) => Promise<void>;
};

/** A form's values, faults and progress. A refused submission puts the focus on the first faulty field. */
export function useForm<Field extends string>({ initial, check, submit }: FormOptions<Field>) {
  const t = useT();
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors<Field>>({});
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  const set = (name: Field, value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    setErrors(({ [name]: _, ...others }) => others as FieldErrors<Field>);
  };

  const field = (name: Field) => {
    const fault: PlainKey | undefined = errors[name];
    return {
      name,
      value: values[name],
      error: fault && t(fault),
      onChange: (event: { currentTarget: { value: string } }) => set(name, event.currentTarget.value),
    };
  };

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (running.current) return;
    const found = check(values);
    setErrors(found);
    const first = Object.keys(initial).find((name) => name in found);
    if (first) {
      const control = event.currentTarget.elements.namedItem(first);
      if (control instanceof HTMLElement) control.focus();
      return;
    }
    running.current = true;
    setBusy(true);
    try {
      await submit(values);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return { values, errors, busy, set, field, formProps: { onSubmit, noValidate: true } };
}
