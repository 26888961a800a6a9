import { useNavigate } from 'react-router-dom';
import type { SecondFactorAsked } from '#contract/second-factor';
import type { SignedIn } from '#contract/session';
import { appData } from '../../app-data.ts';
import { paths } from '../../paths.ts';
import { profileLoader } from '../../profile.ts';
import { useT } from '../../strings/use-t.ts';
import { toast } from '../../ui/toast.tsx';

/** Takes over a session that the server has just given and greets its owner; the guard then opens the app. Without one yet, on to the login's second step. */
export function useAcceptSession() {
  const t = useT();
  const navigate = useNavigate();
  return async (session: SignedIn | SecondFactorAsked) => {
    if ('challenge' in session) return navigate(paths.login, { state: session });
    profileLoader.expectLogin();
    await appData.sessions.signIn('user', session);
    void toast.success({ title: t('login.successful'), message: t('login.welcome', { name: session.user.name }) });
  };
}
