import * as z from 'zod/mini';
import { Email, FullName, Password } from '#contract/fields';
import type { FieldErrors } from '../../../ui/use-form.ts';

export type AdminField = 'fullName' | 'email' | 'password' | 'role';

/** The contract's own rules. A new administrator needs a password; of a known one, an empty field keeps the old. */
export function checkAdmin(values: Record<AdminField, string>, isNew: boolean): FieldErrors<AdminField> {
  const fits = (schema: z.ZodMiniType, value: string) => z.safeParse(schema, value).success;
  const passwordCounts = isNew || values.password !== '';
  return {
    ...(!fits(FullName, values.fullName) && { fullName: 'error.fullNameRequired' as const }),
    ...(!fits(Email, values.email.trim()) && { email: 'error.emailInvalid' as const }),
    ...(passwordCounts && !fits(Password, values.password) && { password: 'error.passwordShort' as const }),
  };
}
