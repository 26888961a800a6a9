import { TextInput } from '@mantine/core';
import type { BothFactors } from '#contract/second-factor';
import { messageFor } from '#data/api-error';
import { useT } from '../../strings/use-t.ts';
import { PasswordField } from '../password-field.tsx';
import { toast } from '../toast.tsx';
import { type FieldErrors, useForm } from '../use-form.ts';
import { FormActions } from './form-actions.tsx';
import classes from './second-factor.module.css';

type Field = keyof BothFactors;

const check = ({ password, code }: BothFactors): FieldErrors<Field> => ({
  ...(password === '' && { password: 'error.passwordRequired' }),
  ...(code.trim() === '' && { code: 'error.codeRequired' }),
});

type BothFactorsFormProps = {
  lead: string;
  /** The words on the button. */
  act: string;
  /** Throws ApiError. */
  send: (factors: BothFactors) => Promise<void>;
  onCancel: () => void;
};

/** What changes the second factor itself takes both once more. */
export function BothFactorsForm({ lead, act, send, onCancel }: BothFactorsFormProps) {
  const t = useT();
  const { field, busy, formProps } = useForm<Field>({
    initial: { password: '', code: '' },
    check,
    async submit(factors) {
      try {
        await send(factors);
      } catch (error) {
        void toast.error({ message: messageFor(error, t('factor.failed')) });
      }
    },
  });
  return (
    <form {...formProps} className={classes.steps}>
      <p className={classes.text}>{lead}</p>
      <PasswordField {...field('password')} label={t('factor.password')} autoComplete="current-password" autoFocus />
      <TextInput
        {...field('code')}
        label={t('factor.endCode')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormActions busy={busy} submit={act} onCancel={onCancel} />
    </form>
  );
}
