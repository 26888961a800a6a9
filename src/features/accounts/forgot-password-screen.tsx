import { TextInput } from '@mantine/core';
import { Link, useNavigate } from 'react-router-dom';
import { messageFor } from '#data/api-error';
import { appData } from '../../app-data.ts';
import { paths } from '../../paths.ts';
import { useT } from '../../strings/use-t.ts';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { toast } from '../../ui/toast.tsx';
import { useForm } from '../../ui/use-form.ts';
import classes from './auth-frame.module.css';
import { AuthFrame } from './auth-frame.tsx';
import { checkEmail } from './check-account.ts';
import { resetSteps } from './reset-steps.ts';

export function ForgotPasswordScreen() {
  const t = useT();
  const navigate = useNavigate();

  const { field, busy, formProps } = useForm({
    initial: { email: resetSteps.email() ?? '' },
    check: checkEmail,
    async submit({ email }) {
      try {
        await appData.client.call('forgotPassword', { body: { email: email.trim() } });
        resetSteps.keepEmail(email.trim());
        void toast.success({ message: t('forgot.sent') });
        await navigate(paths.verifyOtp);
      } catch (error) {
        void toast.error({ message: messageFor(error, t('forgot.failed')) });
      }
    },
  });

  const foot = (
    <Link to={paths.login} className={classes.link}>
      {t('forgot.backToLogin')}
    </Link>
  );

  return (
    <AuthFrame title={t('forgot.title')} heading={t('forgot.heading')} lead={t('forgot.lead')} foot={foot}>
      <form {...formProps} className={classes.fields}>
        <TextInput
          {...field('email')}
          label={t('field.email')}
          type="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
        />
        <SubmitButton busy={busy}>{t('forgot.submit')}</SubmitButton>
      </form>
    </AuthFrame>
  );
}
