import { createStore } from 'zustand/vanilla';
import type { Profile } from '#contract/user';
import { appData } from './app-data.ts';
import { createProfileLoader } from './profile-loader.ts';

/** The signed-in user's profile as last loaded; null before that and after a logout. */
export const profileStore = createStore<{ profile: Profile | null }>(() => ({ profile: null }));

export const profileLoader = createProfileLoader({
  isSignedIn: () => appData.sessions.getState().user !== null,
  load: async () => {
    const { data } = await appData.client.call('getProfile');
    profileStore.setState({ profile: data });
    // The account's language wins over the device's, so that a second device speaks it after login.
    appData.sessions.setLanguage(data.user.preferences.language);
  },
});

appData.sessions.store.subscribe(({ user }, before) => {
  if (user?.user._id !== before.user?.user._id) profileStore.setState({ profile: null });
});
