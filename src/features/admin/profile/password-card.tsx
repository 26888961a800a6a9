import { Button } from '@mantine/core';
import * as z from 'zod/mini';
import { Password } from '#contract/fields';
import { messageFor } from '#data/api-error';
import { appData } from '../../../app-data.ts';
import { useT } from '../../../strings/use-t.ts';
import { Card } from '../../../ui/card.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { toast, toastDuration } from '../../../ui/toast.tsx';
import { type FieldErrors, useForm } from '../../../ui/use-form.ts';
import classes from './profile-form.module.css';

type Field = 'currentPassword' | 'newPassword' | 'confirmation';

function checkPasswords({ currentPassword, newPassword, confirmation }: Record<Field, string>): FieldErrors<Field> {
  return {
    ...(!currentPassword && { currentPassword: 'error.passwordRequired' as const }),
    ...(!z.safeParse(Password, newPassword).success && { newPassword: 'error.passwordShort' as const }),
    ...(newPassword !== confirmation && { confirmation: 'error.passwordsDoNotMatch' as const }),
  };
}

/** The administrator's own password; all his other sessions end with the old one. */
export function PasswordCard() {
  const t = useT();
  const { field, set, busy, formProps } = useForm<Field>({
    initial: { currentPassword: '', newPassword: '', confirmation: '' },
    check: checkPasswords,
    async submit({ currentPassword, newPassword }) {
      try {
        await appData.client.call('adminChangePassword', { body: { currentPassword, newPassword } });
        for (const name of ['currentPassword', 'newPassword', 'confirmation'] as const) set(name, '');
        void toast.success({ message: t('admin.passwordChanged'), duration: toastDuration.long });
      } catch (error) {
        void toast.error({ message: messageFor(error, t('admin.passwordFailed')) });
      }
    },
  });
  return (
    <Card title={t('field.password')} lead={t('admin.passwordLead')}>
      <form {...formProps} className={classes.fields}>
        <PasswordField
          {...field('currentPassword')}
          label={t('admin.currentPassword')}
          autoComplete="current-password"
        />
        <PasswordField
          {...field('newPassword')}
          label={t('admin.newPassword')}
          description={t('field.passwordHint')}
          autoComplete="new-password"
        />
        <PasswordField {...field('confirmation')} label={t('field.confirmPassword')} autoComplete="new-password" />
        <div>
          <Button type="submit" variant="default" loading={busy}>
            {t('admin.changePassword')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
