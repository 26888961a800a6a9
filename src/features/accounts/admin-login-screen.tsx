import { TextInput } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
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
import { checkLogin } from './check-account.ts';
import { SecondStep } from './second-step.tsx';
import { useChallenge } from './use-challenge.ts';

export function AdminLoginScreen() {
  const t = useT();
  const navigate = useNavigate();
  const challenge = useChallenge();
  const { field, busy, formProps } = useForm({
    initial: { email: '', password: '' },
    check: checkLogin,
    async submit({ email, password }) {
      try {
        const { data } = await appData.client.call('adminLogin', { body: { email: email.trim(), password } });
        if ('challenge' in data) await navigate(paths.adminLogin, { state: data });
        else await appData.sessions.signIn('admin', data);
      } catch (error) {
        void toast.error({ message: messageFor(error, t('admin.login.failed')) });
      }
    },
  });

  if (challenge) {
    return (
      <SecondStep
        challenge={challenge}
        loginPath={paths.adminLogin}
        logIn={async (body) => {
          const { data } = await appData.client.call('adminLoginSecondFactor', { body });
          await appData.sessions.signIn('admin', data);
        }}
      />
    );
  }

  return (
    <AuthFrame title={t('admin.login.title')} heading={t('admin.login.heading')} lead={t('admin.login.lead')}>
      <form {...formProps} className={classes.fields}>
        <TextInput
          {...field('email')}
          label={t('field.email')}
          type="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
        />
        <PasswordField {...field('password')} label={t('field.password')} autoComplete="current-password" />
        <SubmitButton busy={busy}>{t('login.submit')}</SubmitButton>
      </form>
    </AuthFrame>
  );
}
