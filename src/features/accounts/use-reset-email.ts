import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { appData } from '../../app-data.ts';
import { resetSteps } from './reset-steps.ts';

/**
 * Whose password is reset: from the step before or, on a device that had no such step, from the link in the mail. Its token is in the
 * fragment, which no server and no log sees. `undefined` while the link is checked, null when there is nobody.
 */
export function useResetEmail(): string | null | undefined {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const token = hash.slice(1);
  const [email, setEmail] = useState(() => (token ? undefined : resetSteps.email()));

  useEffect(() => {
    if (!token) return;
    async function check() {
      const { data } = await appData.client.call('verifyResetToken', { params: { token } });
      if (!data.valid || !data.email) return null;
      resetSteps.keepEmail(data.email);
      return data.email;
    }
    let gone = false;
    void check()
      .catch(() => null)
      .then((found) => {
        if (gone) return;
        setEmail(found);
        void navigate(pathname, { replace: true });
      });
    return () => {
      gone = true;
    };
  }, [token, pathname, navigate]);

  return email;
}
