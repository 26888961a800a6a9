import { type Call, messageOnly, withData } from '../call.ts';
import {
  BothFactors,
  RecoveryCodes,
  SecondFactorConfirmation,
  SecondFactorSecret,
  SecondFactorStart,
  SecondFactorState,
} from '../second-factor.ts';

export const secondFactorCalls = {
  getSecondFactor: {
    method: 'GET',
    path: '/users/second-factor',
    session: 'user',
    summary: 'Whether the caller has a second factor, and how many recovery codes are left',
    answer: withData(SecondFactorState),
  },
  startSecondFactor: {
    method: 'POST',
    path: '/users/second-factor',
    session: 'user',
    summary: 'A secret for the authenticator app; it counts for nothing until a code of it has come',
    body: SecondFactorStart,
    answer: withData(SecondFactorSecret),
  },
  confirmSecondFactor: {
    method: 'POST',
    path: '/users/second-factor/confirm',
    session: 'user',
    summary: 'Turn the second factor on with a code of it; all other sessions end',
    body: SecondFactorConfirmation,
    answer: withData(RecoveryCodes),
    changes: ['/users/second-factor', '/users/sessions'],
  },
  endSecondFactor: {
    method: 'POST',
    path: '/users/second-factor/off',
    session: 'user',
    summary: 'Turn the second factor off with the password and a code; all other sessions end',
    body: BothFactors,
    answer: messageOnly,
    changes: ['/users/second-factor', '/users/sessions'],
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/users/second-factor/recovery-codes',
    session: 'user',
    summary: 'New recovery codes in the place of all that there were, with the password and a code',
    body: BothFactors,
    answer: withData(RecoveryCodes),
    changes: ['/users/second-factor'],
  },
} as const satisfies Record<string, Call>;
