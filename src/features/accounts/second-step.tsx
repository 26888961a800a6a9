import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SecondFactorLogin } from '#contract/second-factor';
import { isApiError, messageFor } from '#data/api-error';
import { useT } from '../../strings/use-t.ts';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { toast } from '../../ui/toast.tsx';
import { useForm } from '../../ui/use-form.ts';
import classes from './auth-frame.module.css';
import { AuthFrame } from './auth-frame.tsx';
import { checkOtp, checkRecoveryCode } from './check-account.ts';
import { OtpField } from './otp-field.tsx';

type SecondStepProps = {
  challenge: string;
  /** Of the first step. */
  loginPath: string;
  /** Throws ApiError. */
  logIn: (answer: SecondFactorLogin) => Promise<void>;
};

/** The login's second step: a code of the authenticator app or, without it, a recovery code. */
export function SecondStep({ challenge, loginPath, logIn }: SecondStepProps) {
  const t = useT();
  const navigate = useNavigate();
  const [isRecovery, setIsRecovery] = useState(false);
  const startAgain = () => navigate(loginPath, { replace: true });

  const { values, errors, field, set, busy, formProps } = useForm<'otp' | 'recovery'>({
    initial: { otp: '', recovery: '' },
    check: (given) => (isRecovery ? checkRecoveryCode(given) : checkOtp(given)),
    async submit({ otp, recovery }) {
      try {
        await logIn({ challenge, code: isRecovery ? recovery : otp });
      } catch (error) {
        const isOffline = isApiError(error) && error.code === 'network';
        void toast.error({ message: messageFor(error, t(isOffline ? 'code.offline' : 'login.failed')) });
        set('otp', '');
        if (isApiError(error) && error.code === 'step-expired') await startAgain();
      }
    },
  });

  const foot = (
    <button type="button" className={`${classes.link} ${classes.plain}`} onClick={() => void startAgain()}>
      {t('forgot.backToLogin')}
    </button>
  );
  return (
    <AuthFrame
      title={t('code.title')}
      heading={t('code.heading')}
      lead={t(isRecovery ? 'code.recoveryLead' : 'code.lead')}
      foot={foot}
    >
      <form {...formProps} className={classes.fields}>
        {isRecovery ? (
          <TextInput
            {...field('recovery')}
            label={t('code.recoveryLabel')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
          />
        ) : (
          <OtpField value={values.otp} onChange={(otp) => set('otp', otp)} error={errors.otp && t(errors.otp)} />
        )}
        <SubmitButton busy={busy}>{t('login.submit')}</SubmitButton>
      </form>
      <p className={classes.small}>
        <button type="button" className={`${classes.link} ${classes.plain}`} onClick={() => setIsRecovery(!isRecovery)}>
          {t(isRecovery ? 'code.useApp' : 'code.useRecovery')}
        </button>
      </p>
    </AuthFrame>
  );
}
