import { TextInput } from '@mantine/core';
import { messageFor } from '#data/api-error';
import { useT } from '../../strings/use-t.ts';
import { PasswordField } from '../password-field.tsx';
import { toast } from '../toast.tsx';
import { type FieldErrors, useForm } from '../use-form.ts';
import type { FactorCalls } from './factor-calls.ts';
import { FormActions } from './form-actions.tsx';
import classes from './second-factor.module.css';

type Field = 'password' | 'code';

const check = ({ password, code }: Record<Field, string>): FieldErrors<Field> => ({
  ...(password === '' && { password: 'error.passwordRequired' }),
  ...(code.trim() === '' && { code: 'error.codeRequired' }),
});

type EndFormProps = { calls: FactorCalls; onDone: () => void; onCancel: () => void };

/** Turning it off takes both factors once more. */
export function EndForm({ calls, onDone, onCancel }: EndFormProps) {
  const t = useT();
  const { field, busy, formProps } = useForm<Field>({
    initial: { password: '', code: '' },
    check,
    async submit(body) {
      try {
        await calls.end(body);
        void toast.success({ message: t('factor.ended') });
        onDone();
      } catch (error) {
        void toast.error({ message: messageFor(error, t('factor.failed')) });
      }
    },
  });
  return (
    <form {...formProps} className={classes.steps}>
      <p className={classes.text}>{t('factor.endLead')}</p>
      <PasswordField {...field('password')} label={t('factor.password')} autoComplete="current-password" autoFocus />
      <TextInput
        {...field('code')}
        label={t('factor.endCode')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormActions busy={busy} submit={t('factor.turnOff')} onCancel={onCancel} />
    </form>
  );
}
