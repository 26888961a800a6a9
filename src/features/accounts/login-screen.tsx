import { Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
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
import { GoogleSignIn } from './google-sign-in.tsx';
import { SecondStep } from './second-step.tsx';
import { useAcceptSession } from './use-accept-session.ts';
import { useChallenge } from './use-challenge.ts';

export function LoginScreen() {
  const t = useT();
  const accept = useAcceptSession();
  const challenge = useChallenge();
  const remembered = appData.sessions.getState().rememberedEmail;
  const [remember, setRemember] = useState(remembered !== null);

  const { field, busy, formProps } = useForm({
    initial: { email: remembered ?? '', password: '' },
    check: checkLogin,
    async submit({ email, password }) {
      try {
        const { data } = await appData.client.call('login', { body: { email: email.trim(), password } });
        appData.sessions.rememberEmail(remember ? email.trim() : null);
        await accept(data);
      } catch (error) {
        void toast.error({ message: messageFor(error, t('login.failed')) });
      }
    },
  });

  if (challenge) {
    return (
      <SecondStep
        challenge={challenge}
        loginPath={paths.login}
        logIn={async (body) => {
          const { data } = await appData.client.call('loginSecondFactor', { body });
          await accept(data);
        }}
      />
    );
  }

  const foot = (
    <>
      {t('login.noAccount')}{' '}
      <Link to={paths.signup} className={classes.link}>
        {t('login.signup')}
      </Link>
    </>
  );

  return (
    <AuthFrame title={t('login.title')} heading={t('login.heading')} lead={t('login.lead')} foot={foot}>
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
        <div className={classes.row}>
          <Checkbox
            label={t('login.remember')}
            checked={remember}
            onChange={(event) => setRemember(event.currentTarget.checked)}
          />
          <Link to={paths.forgotPassword} className={classes.link}>
            {t('login.forgot')}
          </Link>
        </div>
        <SubmitButton busy={busy}>{t('login.submit')}</SubmitButton>
      </form>
      <GoogleSignIn failed="login.googleFailed" cancelled="login.googleCancelled" />
    </AuthFrame>
  );
}
