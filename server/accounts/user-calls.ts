import type { Profile } from '#contract/user';
import { subscriptionsOf } from '../billing/subscriptions-of.ts';
import type { UserRow } from '../db/schema.ts';
import { unlessTaken } from '../db/unless-taken.ts';
import type { Handlers } from '../http/handler.ts';
import { refuse } from '../http/refusal.ts';
import type { Parts } from '../parts.ts';
import { updateUser } from './queries.ts';
import { toPreferences, toUser } from './to-user.ts';

type UserCalls = Pick<Handlers, 'getProfile' | 'updateProfile' | 'getPreferences' | 'updatePreferences'>;

const flag = (value: boolean | undefined) => (value === undefined ? undefined : value ? 1 : 0);

export function userCalls({ db, engine, clock }: Parts): UserCalls {
  async function profileOf(user: UserRow): Promise<Profile> {
    const { planName, current, history } = await subscriptionsOf(db, user, clock.now());
    return {
      user: toUser(user, planName),
      currentSubscription: current,
      subscriptionHistory: history,
    };
  }

  return {
    async getProfile({ who: { user } }) {
      return { data: await profileOf(user) };
    },

    async updateProfile({ body, who: { user } }) {
      const isNewEmail = body.email !== undefined && body.email !== user.email;
      const change = { ...body, ...(isNewEmail && { emailVerifiedAt: null }) };
      const changed = await unlessTaken(engine, () => updateUser(db, user.id, change));
      return changed ? { message: 'Profile saved', data: await profileOf(changed) } : refuse('email-taken');
    },

    async getPreferences({ who: { user } }) {
      return { data: toPreferences(user) };
    },

    async updatePreferences({ body: { language, notifications }, who: { user } }) {
      const changed = await updateUser(db, user.id, {
        language: language ?? user.language,
        notifyByEmail: flag(notifications?.email) ?? user.notifyByEmail,
        notifyByPush: flag(notifications?.push) ?? user.notifyByPush,
      });
      return { message: 'Settings saved', data: toPreferences(changed) };
    },
  };
}
