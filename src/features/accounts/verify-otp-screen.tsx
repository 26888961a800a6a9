import { useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { messageFor } from '#data/api-error';
import { appData } from '../../app-data.ts';
import { paths } from '../../paths.ts';
import { useT } from '../../strings/use-t.ts';
import { PageTitle } from '../../ui/page.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { toast } from '../../ui/toast.tsx';
import { useForm } from '../../ui/use-form.ts';
import classes from './auth-frame.module.css';
import { AuthFrame } from './auth-frame.tsx';
import { checkOtp } from './check-account.ts';
import { OtpField } from './otp-field.tsx';
import { resetSteps } from './reset-steps.ts';
import { useResetEmail } from './use-reset-email.ts';

export function VerifyOtpScreen() {
  const t = useT();
  const navigate = useNavigate();
  const [resending, setResending] = useState(false);
  const email = useResetEmail();

  const { values, errors, set, busy, formProps } = useForm({
    initial: { otp: '' },
    check: checkOtp,
    async submit({ otp }) {
      try {
        await appData.client.call('verifyOtp', { body: { email: email ?? '', otp } });
        resetSteps.keepCode(otp);
        await navigate(paths.resetPassword);
      } catch (error) {
        void toast.error({ message: messageFor(error, t('otp.invalid')) });
      }
    },
  });

  if (email === undefined) return <PageTitle title={t('otp.title')} />;
  if (!email) return <Navigate to={paths.forgotPassword} replace />;

  async function resend() {
    setResending(true);
    try {
      await appData.client.call('resendOtp', { body: { email: email ?? '' } });
      void toast.success({ message: t('otp.resent') });
    } catch (error) {
      void toast.error({ message: messageFor(error, t('otp.resendFailed')) });
    } finally {
      setResending(false);
    }
  }

  const foot = (
    <Link to={paths.login} className={classes.link}>
      {t('forgot.backToLogin')}
    </Link>
  );

  return (
    <AuthFrame title={t('otp.title')} heading={t('otp.heading')} lead={t('otp.lead', { email })} foot={foot}>
      <form {...formProps} className={classes.fields}>
        <OtpField value={values.otp} onChange={(otp) => set('otp', otp)} error={errors.otp && t(errors.otp)} />
        <SubmitButton busy={busy}>{t('otp.submit')}</SubmitButton>
      </form>
      <p className={classes.small}>
        {t('otp.noCode')}{' '}
        <button
          type="button"
          className={`${classes.link} ${classes.plain}`}
          onClick={() => void resend()}
          disabled={resending}
        >
          {t('otp.resend')}
        </button>
      </p>
    </AuthFrame>
  );
}
