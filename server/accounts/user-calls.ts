import { api } from '#contract/api';
import { pathOf } from '#contract/call';
import type { Profile } from '#contract/user';
import { describeImage, lifeOfLink } from '../analyses/image-links.ts';
import { subscriptionsOf } from '../billing/subscriptions-of.ts';
import type { UserRow } from '../db/schema.ts';
import type { Handlers } from '../http/handler.ts';
import { refuse } from '../http/refusal.ts';
import type { Parts } from '../parts.ts';
import { takePoints } from '../rate-limits/rate-limiter.ts';
import { changeProfile } from './change-profile.ts';
import { confirmOwner } from './confirm-owner.ts';
import { deleteAccount } from './delete-account.ts';
import { exportData } from './export-data.ts';
import { keepPortrait, portraitLink, portraitType } from './portrait.ts';
import { isPortrait, updateUser } from './queries.ts';
import { toPreferences, toUser } from './to-user.ts';

type UserCalls = Pick<
  Handlers,
  | 'getProfile'
  | 'updateProfile'
  | 'profilePicture'
  | 'getPreferences'
  | 'updatePreferences'
  | 'exportData'
  | 'deleteAccount'
>;

const flag = (value: boolean | undefined) => (value === undefined ? undefined : value ? 1 : 0);

export function userCalls(parts: Parts): UserCalls {
  const { db, clock, images, imageKey } = parts;

  async function profileOf(user: UserRow): Promise<Profile> {
    const { planName, current, history } = await subscriptionsOf(db, user, clock.now());
    return {
      user: toUser(user, planName, portraitLink(parts, user)),
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
      const refusal = isNewEmail ? await confirmOwner(parts, user, body.currentPassword) : undefined;
      if (refusal) return refusal;
      const portrait = body.profilePicture ? await keepPortrait(parts, user.id, body.profilePicture) : undefined;
      if (portrait && !portrait.ok) return portrait.why;
      const profilePicture = portrait?.value ?? (body.profilePicture === null ? null : user.profilePicture);
      const changed = await changeProfile(parts, user, { ...body, profilePicture });
      if (!changed) return refuse('email-taken');
      return { message: 'Profile saved', data: await profileOf(changed) };
    },

    async profilePicture({ params: { picture }, query, reply }) {
      const link = { path: pathOf(api.profilePicture, { picture }), ...query };
      const life = lifeOfLink(imageKey, link, clock.now());
      if (life === 0 || !(await isPortrait(db, picture))) return refuse('not-found');
      describeImage(reply, { type: portraitType, life });
      return images.read(picture);
    },

    async exportData({ who: { user }, reply }) {
      const limited = await takePoints(parts, { 'export-account': user.id });
      if (limited) return limited;
      reply.type('application/zip').header('content-disposition', 'attachment; filename="wickwise-data.zip"');
      return exportData(parts, user);
    },

    async deleteAccount({ body, who }) {
      return (await deleteAccount(parts, who, body)) ?? { message: 'Account deleted' };
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
