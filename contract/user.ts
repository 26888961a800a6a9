import * as z from 'zod/mini';
import { Email, FullName, GivenPassword, Id, Time } from './fields.ts';
import { Language } from './language.ts';
import { Subscription } from './subscription.ts';

export const Preferences = z.object({
  language: Language,
  notifications: z.object({ email: z.boolean(), push: z.boolean() }),
});
export type Preferences = z.infer<typeof Preferences>;

/** Each part is optional: what is left out stays as it is. */
export const PreferencesChange = z.strictObject({
  language: z.optional(Language),
  notifications: z.optional(z.strictObject({ email: z.optional(z.boolean()), push: z.optional(z.boolean()) })),
});
export type PreferencesChange = z.infer<typeof PreferencesChange>;

export const User = z.object({
  _id: Id,
  name: z.string(),
  fullName: z.string(),
  email: z.string(),
  /** Its address: signed, valid for some minutes; an `<img>` needs no header. */
  profilePicture: z.nullable(z.string()),
  createdAt: Time,
  isActive: z.boolean(),
  preferences: Preferences,
  subscription: z.object({ planName: z.nullable(z.string()) }),
});
export type User = z.infer<typeof User>;

export const Profile = z.object({
  user: User,
  currentSubscription: z.nullable(Subscription),
  subscriptionHistory: z.array(Subscription),
});
export type Profile = z.infer<typeof Profile>;

/** `password`: of the account, where it has one. */
export const AccountDeletion = z.strictObject({ password: z.optional(GivenPassword) });
export type AccountDeletion = z.infer<typeof AccountDeletion>;

export const ProfileChange = z.strictObject({
  fullName: z.optional(FullName),
  email: z.optional(Email),
  /** For another e-mail. */
  currentPassword: z.optional(GivenPassword),
  /** A `data:image/…;base64,` URL of at most 512 kB, of which a square is kept; or null to take the picture away. */
  profilePicture: z.optional(z.nullable(z.string().check(z.maxLength(700_000), z.startsWith('data:image/')))),
});
export type ProfileChange = z.infer<typeof ProfileChange>;
