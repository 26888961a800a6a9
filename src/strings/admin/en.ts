import type { Text } from '../text.ts';

export const en = {
  'admin.area': 'Admin',
  'admin.nav': 'Admin navigation',
  'admin.login.title': 'Admin login',
  'admin.login.heading': 'Administration',
  'admin.login.lead': 'Sign in with an administrator account.',
  'admin.login.failed': 'Invalid credentials',
  'admin.dashboard': 'Dashboard',
  'admin.signedInAs': 'Signed in as {name}',
  'admin.sessionGood': 'Your admin session is valid.',
  'admin.sessionUnchecked': 'The server could not be asked about your session.',
  'admin.role': 'Role: {role}',
  'admin.role.admin': 'administrator',
  'admin.role.owner': 'owner',
  'admin.profile': 'Profile Settings',
  'admin.profileLead': 'Your name and email as an administrator.',
  'admin.profileLoadFailed': 'Your profile could not be loaded.',
  'admin.profileSaved': 'Profile saved',
  'admin.profileFailed': 'Failed to save profile',
  'admin.collapse': 'Collapse the sidebar',
  'admin.expand': 'Expand the sidebar',
} as const satisfies Record<string, Text>;
