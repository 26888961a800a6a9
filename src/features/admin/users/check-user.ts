import * as z from 'zod/mini';
import { Email, FullName, Password } from '#contract/fields';
import type { FieldErrors } from '../../../ui/use-form.ts';

type Field = 'fullName' | 'email' | 'password';

/** The contract's own rules, each fault beside its field. No password is fine: the user sets one by 'Forgot password'. */
export function checkUser({ fullName, email, password }: Record<Field, string>): FieldErrors<Field> {
  const fits = (schema: z.ZodMiniType, value: string) => z.safeParse(schema, value).success;
  return {
    ...(!fits(FullName, fullName) && { fullName: 'error.fullNameRequired' as const }),
    ...(!fits(Email, email.trim()) && { email: 'error.emailInvalid' as const }),
    ...(password && !fits(Password, password) && { password: 'error.passwordShort' as const }),
  };
}
