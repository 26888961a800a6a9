import { useEffect, useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { messageFor } from '#data/api-error';
import { appData } from '../../app-data.ts';
import { paths } from '../../paths.ts';
import { useT } from '../../strings/use-t.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { toast } from '../../ui/toast.tsx';
import { useForm } from '../../ui/use-form.ts';
import classes from './auth-frame.module.css';
import { AuthFrame } from './auth-frame.tsx';
import { checkNewPassword } from './check-account.ts';
import { resetSteps } from './reset-steps.ts';

/** Ms until the login opens after a reset. */
const redirectDelay = 2000;

export function ResetPasswordScreen() {
  const t = useT();
  const navigate = useNavigate();
  // Read once: they are cleared on success while this screen still stands.
  const [{ email, code }] = useState(() => ({ email: resetSteps.email(), code: resetSteps.code() }));
  const [done, setDone] = useState(false);

  const { field, busy, formProps } = useForm({
    initial: { password: '', confirmation: '' },
    check: checkNewPassword,
    async submit({ password }) {
      if (!email || !code) return;
      try {
        // The tokens of the answer are not kept: they would bounce the login screen into the app.
        await appData.client.call('resetPassword', { body: { email, otp: code, password } });
        resetSteps.clear();
        setDone(true);
        void toast.success({ title: t('reset.done'), message: t('reset.doneLead') });
      } catch (error) {
        void toast.error({ message: messageFor(error, t('reset.failed')) });
      }
    },
  });

  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => void navigate(paths.login, { replace: true }), redirectDelay);
    return () => clearTimeout(timer);
  }, [done, navigate]);

  if (!email || !code) return <Navigate to={paths.forgotPassword} replace />;

  const foot = (
    <Link to={paths.login} className={classes.link}>
      {t('forgot.backToLogin')}
    </Link>
  );

  if (done) {
    return (
      <AuthFrame title={t('reset.title')} heading={t('reset.done')} lead={t('reset.doneLead')} foot={foot}>
        {null}
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t('reset.title')} heading={t('reset.heading')} lead={t('reset.lead')} foot={foot}>
      <form {...formProps} className={classes.fields}>
        <PasswordField
          {...field('password')}
          label={t('reset.newPassword')}
          description={t('field.passwordHint')}
          autoComplete="new-password"
        />
        <PasswordField {...field('confirmation')} label={t('field.confirmPassword')} autoComplete="new-password" />
        <SubmitButton busy={busy}>{t('reset.submit')}</SubmitButton>
      </form>
    </AuthFrame>
  );
}
