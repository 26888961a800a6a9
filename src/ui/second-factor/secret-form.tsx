import { TextInput } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Otp } from '#contract/fields';
import type { SecondFactorSecret } from '#contract/second-factor';
import { messageFor } from '#data/api-error';
import { useT } from '../../strings/use-t.ts';
import { toast } from '../toast.tsx';
import { useForm } from '../use-form.ts';
import type { FactorCalls } from './factor-calls.ts';
import { FormActions } from './form-actions.tsx';
import classes from './second-factor.module.css';

// Whoever only looks at his settings draws none.
const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }));

type SecretFormProps = {
  secret: SecondFactorSecret;
  calls: FactorCalls;
  onCodes: (recoveryCodes: string[]) => void;
  onCancel: () => void;
};

const withoutSpaces = (code: string) => code.replace(/\s/g, '');

/** The key for the authenticator app: to be scanned, opened or typed in; and the first code, which shows that it has arrived. */
export function SecretForm({ secret: { secret, address }, calls, onCodes, onCancel }: SecretFormProps) {
  const t = useT();
  const { field, busy, formProps } = useForm({
    initial: { code: '' },
    check: ({ code }) => (Otp.safeParse(withoutSpaces(code)).success ? {} : { code: 'error.otp' }),
    async submit({ code }) {
      try {
        const { recoveryCodes } = await calls.confirm(withoutSpaces(code));
        void toast.success({ message: t('factor.done') });
        onCodes(recoveryCodes);
      } catch (error) {
        void toast.error({ message: messageFor(error, t('factor.failed')) });
      }
    },
  });
  return (
    <form {...formProps} className={classes.steps}>
      <p className={classes.text}>{t('factor.scan')}</p>
      <div className={classes.qr}>
        <Suspense>
          <QrCode text={address} label={t('factor.qr')} />
        </Suspense>
      </div>
      <div>
        <dl className={classes.key}>
          <dt>{t('factor.key')}</dt>
          <dd>
            <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
          </dd>
        </dl>
        <a href={address} className={classes.link}>
          {t('factor.openApp')}
        </a>
      </div>
      <TextInput
        {...field('code')}
        label={t('factor.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        autoFocus
      />
      <FormActions busy={busy} submit={t('factor.turnOn')} onCancel={onCancel} />
    </form>
  );
}
