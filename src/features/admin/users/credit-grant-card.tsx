import { Button, TextInput } from '@mantine/core';
import * as z from 'zod/mini';
import { CreditGrant } from '#contract/admin-users';
import type { Credits } from '#contract/subscription';
import { messageFor } from '#data/api-error';
import { appData } from '../../../app-data.ts';
import { useT } from '../../../strings/use-t.ts';
import { Card } from '../../../ui/card.tsx';
import { toast, toastDuration } from '../../../ui/toast.tsx';
import { type FieldErrors, useForm } from '../../../ui/use-form.ts';
import classes from './user-drawer.module.css';

type Field = 'amount' | 'reason';

/** The contract's own rules for a grant, each fault beside its field. */
export function checkGrant({ amount, reason }: Record<Field, string>): FieldErrors<Field> {
  const result = z.safeParse(CreditGrant, { amount: Number(amount), reason });
  const faulty = new Set(result.error?.issues.map(({ path }) => path[0]));
  return {
    ...(faulty.has('amount') && { amount: 'error.creditAmount' as const }),
    ...(faulty.has('reason') && { reason: 'error.reason' as const }),
  };
}

type CreditGrantCardProps = { id: string; credits: Credits; onGranted: () => Promise<void> };

/** Adds credits to those of this month; the reason goes into the audit log. */
export function CreditGrantCard({ id, credits, onGranted }: CreditGrantCardProps) {
  const t = useT();
  const { field, set, busy, formProps } = useForm<Field>({
    initial: { amount: '', reason: '' },
    check: checkGrant,
    async submit({ amount, reason }) {
      try {
        await appData.client.call('adminGrantCredits', { params: { id }, body: { amount: Number(amount), reason } });
        void toast.success({
          message: t('admin.granted', { count: Number(amount) }),
          duration: toastDuration.long,
        });
        set('amount', '');
        set('reason', '');
        await onGranted();
      } catch (error) {
        void toast.error({ message: messageFor(error, t('admin.grantFailed')) });
      }
    },
  });
  if (credits.total === null) return null;
  return (
    <Card title={t('admin.grant')} lead={t('admin.grantLead')}>
      <form {...formProps} className={classes.fields}>
        <TextInput {...field('amount')} label={t('admin.grantAmount')} inputMode="numeric" autoComplete="off" />
        <TextInput {...field('reason')} label={t('admin.reason')} autoComplete="off" />
        <div>
          <Button type="submit" variant="default" loading={busy}>
            {t('admin.grant')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
