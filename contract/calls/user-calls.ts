import * as z from 'zod/mini';
import { ImageLinkQuery } from '../analysis.ts';
import { type Call, messageOnly, withData } from '../call.ts';
import { picturePaths } from '../picture-paths.ts';
import { PushEndpoint, PushTarget } from '../push-target.ts';
import { OpenSession } from '../session.ts';
import { AccountDeletion, Preferences, PreferencesChange, Profile, ProfileChange } from '../user.ts';

export const userCalls = {
  getProfile: {
    method: 'GET',
    path: '/users/profile',
    session: 'user',
    summary: 'The caller, with subscription and its history',
    answer: withData(Profile),
  },
  updateProfile: {
    method: 'PUT',
    path: '/users/profile',
    session: 'user',
    summary: "Change the caller's name, picture or e-mail; the last takes the current password",
    body: ProfileChange,
    answer: withData(Profile),
    changes: ['/users/profile'],
  },
  profilePicture: {
    method: 'GET',
    path: picturePaths.profile,
    session: 'none',
    summary: "A user's picture; the address with its signature comes as `profilePicture`",
    params: z.object({ picture: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
    query: ImageLinkQuery,
    answer: 'file',
  },
  getPreferences: {
    method: 'GET',
    path: '/users/preferences',
    session: 'user',
    summary: 'Language and notifications of the caller',
    answer: withData(Preferences),
  },
  updatePreferences: {
    method: 'PATCH',
    path: '/users/preferences',
    session: 'user',
    summary: 'Change language or notifications; what is left out stays',
    body: PreferencesChange,
    answer: withData(Preferences),
    changes: ['/users/preferences', '/users/profile'],
  },
  listSessions: {
    method: 'GET',
    path: '/users/sessions',
    session: 'user',
    summary: 'The devices on which the caller is signed in',
    answer: withData(z.object({ sessions: z.array(OpenSession) })),
  },
  endSessions: {
    method: 'DELETE',
    path: '/users/sessions',
    session: 'user',
    summary: 'Sign out everywhere, the calling device included',
    answer: messageOnly,
    changes: ['/users/sessions'],
  },
  exportData: {
    method: 'GET',
    path: '/users/export',
    session: 'user',
    summary: 'All that is kept about the caller, as a ZIP file',
    answer: 'file',
    cache: 'never',
  },
  deleteAccount: {
    method: 'POST',
    path: '/users/deletion',
    session: 'user',
    summary: "Close the caller's account at once; its data is erased after 30 days",
    body: AccountDeletion,
    answer: messageOnly,
    changes: [],
  },
  subscribePush: {
    method: 'POST',
    path: '/users/push-subscriptions',
    session: 'user',
    summary: "Have the results of the caller's analyses pushed to the calling device",
    body: PushTarget,
    answer: messageOnly,
    changes: [],
  },
  unsubscribePush: {
    method: 'DELETE',
    path: '/users/push-subscriptions',
    session: 'user',
    summary: 'Push no more to that endpoint; one that is unknown, or not the caller’s, is left alone',
    body: z.object({ endpoint: PushEndpoint }),
    answer: messageOnly,
    changes: [],
  },
} as const satisfies Record<string, Call>;
