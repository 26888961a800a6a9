import { hours, minutes } from '../clock.ts';

/** At most `points` within `window` ms, counted from the first. */
export type Limit = { readonly points: number; readonly window: number };

/** What is counted per account uses the e-mail as it was typed in, so that it tells nothing about whether there is such an account. */
export const limits = {
  /** All attempts at one account, from wherever: few enough that guessing gets nowhere. */
  'login-account': { points: 20, window: minutes(15) },
  /** Attempts at one account from one address. */
  'login-pair': { points: 10, window: minutes(15) },
  'login-address': { points: 60, window: minutes(15) },
  'signup-address': { points: 20, window: hours(1) },
  'code-account': { points: 5, window: minutes(15) },
  'code-address': { points: 20, window: minutes(15) },
  'code-try-account': { points: 20, window: hours(1) },
  'code-try-address': { points: 60, window: minutes(15) },
  /** Wrong codes of a second factor, by account; each of a million matches one of three that are good at a time. */
  'second-factor-account': { points: 20, window: hours(1) },
  'second-factor-address': { points: 60, window: minutes(15) },
  'password-change': { points: 10, window: minutes(15) },
  /** Each can cost the decoding of 40 million pixels, also when it is refused. */
  'upload-account': { points: 120, window: minutes(10) },
  /** Each reads the words of all analyses of the account. */
  'search-account': { points: 600, window: minutes(10) },
  'ticket-account': { points: 10, window: hours(1) },
  'ticket-answer-account': { points: 60, window: hours(1) },
  'portrait-account': { points: 30, window: minutes(10) },
  /** Each takes a third of a second of a thread that all share. */
  'pdf-account': { points: 30, window: minutes(10) },
  /** Each makes a page at the payment provider. */
  'checkout-account': { points: 30, window: minutes(10) },
  /** Each takes a tenth of a second of a thread that all share. */
  'calibration-account': { points: 60, window: minutes(10) },
  /** Each asks the payment provider: whether a checkout was paid, to cancel, to resume. */
  'payment-account': { points: 200, window: minutes(10) },
  /** Each reads every picture of the account. */
  'export-account': { points: 5, window: hours(1) },
  'google-address': { points: 60, window: minutes(15) },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;
