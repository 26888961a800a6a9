import type { Preferences, User } from '#contract/user';
import { isoTime } from '../clock.ts';
import type { UserRow } from '../db/schema.ts';

export const toPreferences = (row: Pick<UserRow, 'language' | 'notifyByEmail' | 'notifyByPush'>): Preferences => ({
  language: row.language,
  notifications: { email: row.notifyByEmail === 1, push: row.notifyByPush === 1 },
});

/** What of a user's row others see. */
export type ShownUser = Pick<
  UserRow,
  'id' | 'fullName' | 'email' | 'createdAt' | 'deactivatedAt' | 'language' | 'notifyByEmail' | 'notifyByPush'
>;

/** `pictureUrl`: where the profile's picture is to be had, for who may see it. */
export const toUser = (row: ShownUser, planName: string | null, pictureUrl: string | null): User => ({
  _id: row.id,
  name: row.fullName,
  fullName: row.fullName,
  email: row.email,
  profilePicture: pictureUrl,
  createdAt: isoTime(row.createdAt),
  isActive: row.deactivatedAt === null,
  preferences: toPreferences(row),
  subscription: { planName },
});
