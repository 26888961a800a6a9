import type { SecondFactorState } from '#contract/second-factor';
import type { Db } from '../db/db.ts';
import type { Environment } from '../environment.ts';
import type { Account } from '../sessions/sessions.ts';
import { countRecoveryCodes, findFactor, listFactors } from './queries.ts';

/** Whether its sign-ins are asked for a code. */
export const hasSecondFactor = async (db: Db, account: Account): Promise<boolean> =>
  typeof (await findFactor(db, account))?.confirmedAt === 'number';

/** The ids of all administrators whose sign-ins are. */
export const adminsWithFactor = async (db: Db): Promise<ReadonlySet<string>> =>
  new Set((await listFactors(db, 'admin')).map(({ accountId }) => accountId));

/** The operator lets no administrator do anything without one. */
export const isFactorRequired = (environment: Environment): boolean =>
  environment.WICKWISE_ADMIN_SECOND_FACTOR === 'required';

export async function secondFactorState(
  { db, environment }: { db: Db; environment: Environment },
  account: Account,
): Promise<SecondFactorState> {
  return {
    isOn: await hasSecondFactor(db, account),
    isRequired: account.realm === 'admin' && isFactorRequired(environment),
    recoveryCodesLeft: await countRecoveryCodes(db, account),
  };
}
