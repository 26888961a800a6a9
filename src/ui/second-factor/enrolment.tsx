import { useState } from 'react';
import type { SecondFactorSecret } from '#contract/second-factor';
import { messageFor } from '#data/api-error';
import { useT } from '../../strings/use-t.ts';
import { PasswordField } from '../password-field.tsx';
import { toast } from '../toast.tsx';
import { useForm } from '../use-form.ts';
import type { FactorCalls } from './factor-calls.ts';
import { FormActions } from './form-actions.tsx';
import { KeptCodes } from './kept-codes.tsx';
import classes from './second-factor.module.css';
import { SecretForm } from './secret-form.tsx';

type EnrolmentProps = {
  realm: 'user' | 'admin';
  calls: FactorCalls;
  onDone: () => void;
  onCancel: () => void;
};

/** Three steps: the password, the app with its first code, the recovery codes. */
export function Enrolment({ realm, calls, onDone, onCancel }: EnrolmentProps) {
  const [secret, setSecret] = useState<SecondFactorSecret | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  if (codes) return <KeptCodes codes={codes} onDone={onDone} />;
  if (secret) return <SecretForm secret={secret} calls={calls} onCodes={setCodes} onCancel={onCancel} />;
  return <StartForm realm={realm} calls={calls} onSecret={setSecret} onCancel={onCancel} />;
}

type StartFormProps = Pick<EnrolmentProps, 'realm' | 'calls' | 'onCancel'> & {
  onSecret: (secret: SecondFactorSecret) => void;
};

function StartForm({ realm, calls, onSecret, onCancel }: StartFormProps) {
  const t = useT();
  const { field, busy, formProps } = useForm({
    initial: { password: '' },
    check: ({ password }) => (password === '' ? { password: 'error.passwordRequired' } : {}),
    async submit({ password }) {
      try {
        onSecret(await calls.start(password));
      } catch (error) {
        void toast.error({ message: messageFor(error, t('factor.failed')) });
      }
    },
  });
  return (
    <form {...formProps} className={classes.steps}>
      <p className={classes.text}>{t('factor.startLead')}</p>
      <PasswordField
        {...field('password')}
        label={t('factor.password')}
        description={realm === 'user' ? t('factor.passwordHint') : undefined}
        autoComplete="current-password"
        autoFocus
      />
      <FormActions busy={busy} submit={t('factor.next')} onCancel={onCancel} />
    </form>
  );
}
