import { TextInput } from '@mantine/core';
import { Link } from 'react-router-dom';
import { messageFor } from '#data/api-error';
import { appData } from '../../app-data.ts';
import { paths } from '../../paths.ts';
import { profileLoader } from '../../profile.ts';
import { languageStore } from '../../strings/language-store.ts';
import { useT } from '../../strings/use-t.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { toast } from '../../ui/toast.tsx';
import { useForm } from '../../ui/use-form.ts';
import classes from './auth-frame.module.css';
import { AuthFrame } from './auth-frame.tsx';
import { checkSignup } from './check-account.ts';
import { GoogleSignIn } from './google-sign-in.tsx';

export function SignupScreen() {
  const t = useT();

  const { field, busy, formProps } = useForm({
    initial: { fullName: '', email: '', password: '', confirmation: '' },
    check: checkSignup,
    async submit({ fullName, email, password }) {
      const language = languageStore.getState().chosen;
      try {
        const { data } = await appData.client.call('signup', {
          body: { fullName: fullName.trim(), email: email.trim(), password, language },
        });
        profileLoader.expectLogin();
        await appData.sessions.signIn('user', data);
        void toast.success({ message: t('signup.created') });
      } catch (error) {
        void toast.error({ title: t('signup.failed'), message: messageFor(error, t('signup.tryLater')) });
      }
    },
  });

  const foot = (
    <>
      {t('signup.hasAccount')}{' '}
      <Link to={paths.login} className={classes.link}>
        {t('login.submit')}
      </Link>
    </>
  );

  return (
    <AuthFrame title={t('signup.title')} heading={t('signup.heading')} lead={t('signup.lead')} foot={foot}>
      <form {...formProps} className={classes.fields}>
        <TextInput {...field('fullName')} label={t('field.fullName')} autoComplete="name" />
        <TextInput
          {...field('email')}
          label={t('field.email')}
          type="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
        />
        <PasswordField
          {...field('password')}
          label={t('field.password')}
          description={t('field.passwordHint')}
          autoComplete="new-password"
        />
        <PasswordField {...field('confirmation')} label={t('field.confirmPassword')} autoComplete="new-password" />
        <SubmitButton busy={busy}>{t('signup.submit')}</SubmitButton>
      </form>
      <p className={classes.small}>{t('signup.agree')}</p>
      <GoogleSignIn failed="signup.googleFailed" cancelled="signup.googleCancelled" />
    </AuthFrame>
  );
}
