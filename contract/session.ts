import * as z from 'zod/mini';
import { Email, FullName, GivenPassword, Id, Otp, Password, Time } from './fields.ts';
import { Language } from './language.ts';

export const Tokens = z.object({ accessToken: z.string(), refreshToken: z.string() });
export type Tokens = z.infer<typeof Tokens>;

/** Who is signed in, as much of it as a screen's frame shows. */
export const SignedInUser = z.object({ _id: Id, name: z.string(), email: z.string() });
export type SignedInUser = z.infer<typeof SignedInUser>;

export const SignedIn = z.extend(Tokens, { user: SignedInUser });
export type SignedIn = z.infer<typeof SignedIn>;

export const SignupRequest = z.strictObject({
  fullName: FullName,
  email: Email,
  password: Password,
  language: z.optional(Language),
});
export type SignupRequest = z.infer<typeof SignupRequest>;

export const LoginRequest = z.strictObject({
  email: Email,
  password: GivenPassword,
});
export type LoginRequest = z.infer<typeof LoginRequest>;

export const RefreshRequest = z.strictObject({ refreshToken: z.string().check(z.minLength(1), z.maxLength(512)) });
export type RefreshRequest = z.infer<typeof RefreshRequest>;

export const PasswordChange = z.strictObject({
  currentPassword: GivenPassword,
  newPassword: Password,
});
export type PasswordChange = z.infer<typeof PasswordChange>;

export const EmailRequest = z.strictObject({ email: Email });
export type EmailRequest = z.infer<typeof EmailRequest>;

export const OtpRequest = z.strictObject({ email: Email, otp: Otp });
export type OtpRequest = z.infer<typeof OtpRequest>;

export const PasswordReset = z.strictObject({ email: Email, otp: Otp, password: Password });
export type PasswordReset = z.infer<typeof PasswordReset>;

export const GoogleSignIn = z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(8192)) });
export type GoogleSignIn = z.infer<typeof GoogleSignIn>;

/** One signed-in device of an account. */
export const OpenSession = z.object({
  _id: Id,
  createdAt: Time,
  lastUsedAt: Time,
  device: z.string(),
  current: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;
