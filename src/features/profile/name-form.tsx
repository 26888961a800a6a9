import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useT } from '../../strings/use-t.ts';
import { useForm } from '../../ui/use-form.ts';
import classes from './profile-screen.module.css';

type NameFormProps = {
  name: string;
  /** Resolves to whether it was saved. */
  onSave: (fullName: string) => Promise<boolean>;
  onClose: () => void;
};

/** The user's name as a field, in the place where it stands. */
export function NameForm({ name, onSave, onClose }: NameFormProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  const { field, busy, formProps } = useForm({
    initial: { fullName: name },
    check: ({ fullName }) => (fullName.trim() ? {} : { fullName: 'error.fullNameRequired' as const }),
    async submit({ fullName }) {
      if (fullName.trim() === name || (await onSave(fullName))) onClose();
    },
  });
  return (
    <form
      {...formProps}
      className={classes.nameForm}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <TextInput ref={input} label={t('field.fullName')} autoComplete="name" maxLength={120} {...field('fullName')} />
      <div className={classes.nameActions}>
        <Button type="submit" loading={busy}>
          {t('settings.save')}
        </Button>
        <Button variant="default" disabled={busy} onClick={onClose}>
          {t('app.cancel')}
        </Button>
      </div>
    </form>
  );
}
