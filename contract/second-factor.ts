import * as z from 'zod/mini';
import { GivenPassword, Otp, Time } from './fields.ts';

/** What a login answers where the account has a second factor: no session yet, but what the code is to be sent with. */
export const SecondFactorAsked = z.object({ challenge: z.string(), expiresAt: Time });
export type SecondFactorAsked = z.infer<typeof SecondFactorAsked>;

/** Six digits of the authenticator app, or a recovery code; as it was typed. */
export const FactorCode = z.string().check(z.trim(), z.minLength(6), z.maxLength(40));

export const SecondFactorLogin = z.strictObject({
  challenge: z.string().check(z.minLength(1), z.maxLength(512)),
  code: FactorCode,
});
export type SecondFactorLogin = z.infer<typeof SecondFactorLogin>;

/** `isRequired`: the operator lets nobody in without one. */
export const SecondFactorState = z.object({
  isOn: z.boolean(),
  isRequired: z.boolean(),
  recoveryCodesLeft: z.int(),
});
export type SecondFactorState = z.infer<typeof SecondFactorState>;

export const SecondFactorStart = z.strictObject({ password: GivenPassword });
export type SecondFactorStart = z.infer<typeof SecondFactorStart>;

/** For the authenticator app: base32 to be typed in, and the same as the `otpauth:` address of a QR code. */
export const SecondFactorSecret = z.object({ secret: z.string(), address: z.string() });
export type SecondFactorSecret = z.infer<typeof SecondFactorSecret>;

export const SecondFactorConfirmation = z.strictObject({ code: Otp });
export type SecondFactorConfirmation = z.infer<typeof SecondFactorConfirmation>;

/** Each opens the account once, in the app's place. They are told this one time. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

/** What a change of the second factor itself takes. */
export const BothFactors = z.strictObject({ password: GivenPassword, code: FactorCode });
export type BothFactors = z.infer<typeof BothFactors>;
