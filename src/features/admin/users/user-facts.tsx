import type { AdminUserDetail } from '#contract/admin-users';
import { useLocale, useT } from '../../../strings/use-t.ts';
import { Card } from '../../../ui/card.tsx';
import { formatTime } from '../../../ui/format-time.ts';
import { ownNameOf } from '../../../ui/language-name.ts';
import { Facts } from '../../../ui/list/facts.tsx';
import { planNameOf } from '../../../ui/plan-name.ts';
import classes from './user-drawer.module.css';
import { UserStatus } from './user-status.tsx';

export function UserFacts({ user }: { user: AdminUserDetail }) {
  const t = useT();
  const locale = useLocale();
  const when = (time: string | null) => (time ? formatTime(new Date(time), locale) : t('admin.never'));
  const { used, total } = user.credits;
  const facts = [
    [t('field.email'), user.email],
    [t('admin.status'), <UserStatus key="status" user={user} whole />],
    [t('admin.plan'), user.subscription.planName ?? t('admin.noPlan')],
    [
      t('admin.credits'),
      total === null ? t('admin.creditsUnlimited', { used }) : t('admin.creditsOf', { used, total }),
    ],
    [t('admin.analyses'), t('admin.analysesCount', { count: user.analyses.count })],
    [t('admin.lastAnalysis'), when(user.analyses.lastAnalysis)],
    [t('admin.joined'), when(user.createdAt)],
    [t('admin.lastSeen'), when(user.lastSeenAt)],
    [t('admin.language'), ownNameOf(user.preferences.language)],
  ] as const;
  return (
    <Card title={t('admin.account')}>
      <Facts facts={facts} />
      {user.subscriptions.length > 0 && (
        <ul className={classes.lines} aria-label={t('admin.subscriptions')}>
          {user.subscriptions.map((subscription) => (
            <li key={subscription._id} className={classes.line}>
              <span>{planNameOf(subscription) ?? t('admin.noPlan')}</span>
              <span>
                {t(`admin.subscription.${subscription.status}`)}
                <span className={classes.weaker}>{when(subscription.currentPeriodEnd)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
