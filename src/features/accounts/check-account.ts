import * as z from 'zod/mini';
import { Email, Otp, Password } from '#contract/fields';
import type { FieldErrors } from '../../ui/use-form.ts';

/** What each form refuses before any call is made. The address and the new password follow the server's own rules. */

const required = <Field extends string>(value: string, field: Field, key: FieldErrors<Field>[Field]) =>
  value.trim() === '' ? ({ [field]: key } as FieldErrors<Field>) : {};

const emailFaults = (email: string): FieldErrors<'email'> => {
  if (email.trim() === '') return { email: 'error.emailRequired' };
  return Email.safeParse(email.trim()).success ? {} : { email: 'error.emailInvalid' };
};

const newPasswordFaults = (password: string, confirmation: string): FieldErrors<'password' | 'confirmation'> => {
  if (password === '') return { password: 'error.passwordRequired' };
  if (!z.safeParse(Password, password).success) return { password: 'error.passwordShort' };
  return password === confirmation ? {} : { confirmation: 'error.passwordsDoNotMatch' };
};

export const checkLogin = ({ email, password }: Record<'email' | 'password', string>) => ({
  ...required(email, 'email', 'error.emailRequired'),
  ...(password === '' ? { password: 'error.passwordRequired' as const } : {}),
});

export const checkSignup = (values: Record<'fullName' | 'email' | 'password' | 'confirmation', string>) => ({
  ...required(values.fullName, 'fullName', 'error.fullNameRequired'),
  ...emailFaults(values.email),
  ...newPasswordFaults(values.password, values.confirmation),
});

export const checkEmail = ({ email }: Record<'email', string>) => emailFaults(email);

export const checkOtp = ({ otp }: Record<'otp', string>): FieldErrors<'otp'> =>
  Otp.safeParse(otp).success ? {} : { otp: 'error.otp' };

export const checkRecoveryCode = ({ recovery }: Record<'recovery', string>) =>
  required(recovery, 'recovery', 'error.codeRequired');

export const checkNewPassword = ({ password, confirmation }: Record<'password' | 'confirmation', string>) =>
  newPasswordFaults(password, confirmation);
