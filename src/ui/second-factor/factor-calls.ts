import type { BothFactors, RecoveryCodes, SecondFactorSecret, SecondFactorState } from '#contract/second-factor';
import type { Dated } from '#data/api-client';
import { appData } from '../../app-data.ts';

type Realm = 'user' | 'admin';

/** What can be done with one's own second factor; all of it throws ApiError. */
export type FactorCalls = {
  state: (signal: AbortSignal) => Promise<Dated<{ data: SecondFactorState }>>;
  start: (password: string) => Promise<SecondFactorSecret>;
  confirm: (code: string) => Promise<RecoveryCodes>;
  end: (body: BothFactors) => Promise<unknown>;
  renew: (body: BothFactors) => Promise<RecoveryCodes>;
};

const { client } = appData;

export const factorCalls: Record<Realm, FactorCalls> = {
  user: {
    state: (signal) => client.read('getSecondFactor', { signal }),
    start: async (password) => (await client.call('startSecondFactor', { body: { password } })).data,
    confirm: async (code) => (await client.call('confirmSecondFactor', { body: { code } })).data,
    end: (body) => client.call('endSecondFactor', { body }),
    renew: async (body) => (await client.call('renewRecoveryCodes', { body })).data,
  },
  admin: {
    state: (signal) => client.read('adminGetSecondFactor', { signal }),
    start: async (password) => (await client.call('adminStartSecondFactor', { body: { password } })).data,
    confirm: async (code) => (await client.call('adminConfirmSecondFactor', { body: { code } })).data,
    end: (body) => client.call('adminEndSecondFactor', { body }),
    renew: async (body) => (await client.call('adminRenewRecoveryCodes', { body })).data,
  },
};
