import { createStore } from 'zustand/vanilla';
import type { Preferences, Profile } from '#contract/user';
import { appData } from './app-data.ts';
import { createProfileLoader } from './profile-loader.ts';

/** The signed-in user's profile as last loaded; null before that and after a logout. */
export const profileStore = createStore<{ profile: Profile | null }>(() => ({ profile: null }));

/** How often a call of ours has changed it: an answer that was asked for before that is out of date. */
let changes = 0;

async function load() {
  const before = changes;
  const { data } = await appData.client.call('getProfile');
  if (changes !== before) return;
  profileStore.setState({ profile: data });
  // The account's language wins over the device's, so that a second device speaks it after login.
  appData.sessions.setLanguage(data.user.preferences.language);
}

export const profileLoader = createProfileLoader({
  isSignedIn: () => appData.sessions.getState().user !== null,
  load,
});

/** Loads it again after a change that a call of ours has not told; where that fails, the next change of screen does it. */
export const reloadProfile = () => load().catch(() => undefined);

/** Takes over a profile that a call has changed. */
export function showProfile(profile: Profile) {
  const { _id, name, fullName, email } = profile.user;
  changes += 1;
  profileStore.setState({ profile });
  void appData.sessions.updatePerson('user', { _id, name: name || fullName, email });
}

/** Takes over a language that a call has saved. */
export function showLanguageOf({ language }: Pick<Preferences, 'language'>) {
  changes += 1;
  appData.sessions.setLanguage(language);
}

appData.sessions.store.subscribe(({ user }, before) => {
  if (user?.user._id !== before.user?.user._id) profileStore.setState({ profile: null });
});
