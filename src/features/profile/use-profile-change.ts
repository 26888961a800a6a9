import { useState } from 'react';
import type { Profile, ProfileChange } from '#contract/user';
import { messageFor } from '#data/api-error';
import { appData } from '../../app-data.ts';
import { showProfile } from '../../profile.ts';
import { useT } from '../../strings/use-t.ts';
import { toast } from '../../ui/toast.tsx';

/** Saves a change of the profile. `save` resolves to whether it was saved; a failure is told. */
export function useProfileChange(onSaved: (profile: Profile) => void) {
  const t = useT();
  const [busy, setBusy] = useState(false);

  async function save(change: ProfileChange): Promise<boolean> {
    setBusy(true);
    try {
      const { data } = await appData.client.call('updateProfile', { body: change });
      showProfile(data);
      onSaved(data);
      void toast.success({ message: t('profile.saved') });
      return true;
    } catch (error) {
      void toast.error({ title: t('profile.saveFailed'), message: messageFor(error, t('analysis.pleaseTryAgain')) });
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { busy, save };
}
