import { type Call, messageOnly, withData } from '../call.ts';
import {
  BothFactors,
  RecoveryCodes,
  SecondFactorConfirmation,
  SecondFactorSecret,
  SecondFactorStart,
  SecondFactorState,
} from '../second-factor.ts';

const changes = ['/admin/second-factor', '/admin/admins', '/admin/audit-log'] as const;

export const adminSecondFactorCalls = {
  adminGetSecondFactor: {
    method: 'GET',
    path: '/admin/second-factor',
    session: 'admin',
    enrols: true,
    summary: 'Whether the administrator has a second factor and has to have one, and how many recovery codes are left',
    answer: withData(SecondFactorState),
  },
  adminStartSecondFactor: {
    method: 'POST',
    path: '/admin/second-factor',
    session: 'admin',
    enrols: true,
    summary: 'A secret for the authenticator app; it counts for nothing until a code of it has come',
    body: SecondFactorStart,
    answer: withData(SecondFactorSecret),
    changes,
  },
  adminConfirmSecondFactor: {
    method: 'POST',
    path: '/admin/second-factor/confirm',
    session: 'admin',
    enrols: true,
    summary: 'Turn the second factor on with a code of it; all other sessions end',
    body: SecondFactorConfirmation,
    answer: withData(RecoveryCodes),
    changes,
  },
  adminEndSecondFactor: {
    method: 'POST',
    path: '/admin/second-factor/off',
    session: 'admin',
    summary: 'Turn the second factor off with the password and a code; where one is required, only to set another up',
    body: BothFactors,
    answer: messageOnly,
    changes,
  },
  adminRenewRecoveryCodes: {
    method: 'POST',
    path: '/admin/second-factor/recovery-codes',
    session: 'admin',
    summary: 'New recovery codes in the place of all that there were, with the password and a code',
    body: BothFactors,
    answer: withData(RecoveryCodes),
    changes,
  },
} as const satisfies Record<string, Call>;
