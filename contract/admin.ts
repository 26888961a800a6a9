import * as z from 'zod/mini';
import { Email, FullName, GivenPassword, Id, Password, Time } from './fields.ts';
import { Tokens } from './session.ts';

/** Only an owner makes, changes or deactivates administrators. */
export const AdminRole = z.enum(['admin', 'owner']);
export type AdminRole = z.infer<typeof AdminRole>;

export const AdminUser = z.object({
  _id: Id,
  name: z.string(),
  fullName: z.string(),
  email: z.string(),
  role: AdminRole,
});
export type AdminUser = z.infer<typeof AdminUser>;

export const AdminSignedIn = z.extend(Tokens, { user: AdminUser });
export type AdminSignedIn = z.infer<typeof AdminSignedIn>;

export const AdminProfile = z.object({ fullName: z.string(), email: z.string() });
export type AdminProfile = z.infer<typeof AdminProfile>;

/** `currentPassword`: for another e-mail. */
export const AdminProfileChange = z.strictObject({
  fullName: FullName,
  email: Email,
  currentPassword: z.optional(GivenPassword),
});
export type AdminProfileChange = z.infer<typeof AdminProfileChange>;

/** One row of the list of administrators. */
export const AdminAccount = z.extend(AdminUser, {
  createdAt: Time,
  isActive: z.boolean(),
  hasSecondFactor: z.boolean(),
});
export type AdminAccount = z.infer<typeof AdminAccount>;

export const NewAdmin = z.strictObject({ fullName: FullName, email: Email, password: Password, role: AdminRole });
export type NewAdmin = z.infer<typeof NewAdmin>;

/** What is left out stays. A new password, or the end of `isActive`, ends all sessions of that administrator. */
export const AdminChange = z.strictObject({
  fullName: z.optional(FullName),
  email: z.optional(Email),
  password: z.optional(Password),
  role: z.optional(AdminRole),
  isActive: z.optional(z.boolean()),
});
export type AdminChange = z.infer<typeof AdminChange>;
