import type { SignedIn } from '#contract/session';
import { appData } from '../../app-data.ts';
import { profileLoader } from '../../profile.ts';
import { useT } from '../../strings/use-t.ts';
import { toast } from '../../ui/toast.tsx';

/** Takes over a session that the server has just given and greets its owner; the guard then opens the app. */
export function useAcceptSession() {
  const t = useT();
  return async (session: SignedIn) => {
    profileLoader.expectLogin();
    await appData.sessions.signIn('user', session);
    void toast.success({ title: t('login.successful'), message: t('login.welcome', { name: session.user.name }) });
  };
}
