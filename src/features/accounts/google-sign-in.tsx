import { useEffect, useRef } from 'react';
import { messageFor } from '#data/api-error';
import { appData } from '../../app-data.ts';
import type { StringKey } from '../../strings/catalogue.ts';
import { useLocale, useT } from '../../strings/use-t.ts';
import { toast } from '../../ui/toast.tsx';
import { usePublicConfig } from '../../use-public-config.ts';
import classes from './auth-frame.module.css';
import { showGoogleButton } from './google-identity.ts';
import { useAcceptSession } from './use-accept-session.ts';

type GoogleSignInProps = {
  failed: Extract<StringKey, 'login.googleFailed' | 'signup.googleFailed'>;
  cancelled: Extract<StringKey, 'login.googleCancelled' | 'signup.googleCancelled'>;
};

/** Google's button, only where this installation has a client id; without one nothing of Google's is loaded. */
export function GoogleSignIn({ failed, cancelled }: GoogleSignInProps) {
  const t = useT();
  const locale = useLocale();
  const accept = useAcceptSession();
  const seat = useRef<HTMLDivElement>(null);
  const config = usePublicConfig();
  const clientId = config?.googleClientId;
  const scriptUrl = config?.googleScriptUrl;

  // Google keeps the first callback, so it always reads the newest one from here.
  const latest = useRef({ onToken: async (_token: string) => {}, onCancelled: () => {} });
  latest.current = {
    async onToken(token) {
      try {
        const { data } = await appData.client.call('googleSignIn', { body: { token } });
        await accept(data);
      } catch (error) {
        void toast.error({ message: messageFor(error, t(failed)) });
      }
    },
    onCancelled: () => void toast.error({ message: t(cancelled) }),
  };

  useEffect(() => {
    if (!clientId || !scriptUrl || !seat.current) return;
    void showGoogleButton(seat.current, {
      clientId,
      scriptUrl,
      locale,
      onToken: (token) => void latest.current.onToken(token),
      onCancelled: () => latest.current.onCancelled(),
    });
  }, [clientId, scriptUrl, locale]);

  if (!clientId || !scriptUrl) return null;
  return (
    <>
      <div className={classes.or}>{t('auth.or')}</div>
      <div ref={seat} className={classes.google} />
    </>
  );
}
