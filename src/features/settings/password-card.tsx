import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { messageFor } from '#data/api-error';
import { appData } from '../../app-data.ts';
import { useT } from '../../strings/use-t.ts';
import { Card } from '../../ui/card.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toast.tsx';
import { checkPasswordChange, isPasswordChangeFilled, type PasswordFields } from './check-password-change.ts';
import classes from './settings-screen.module.css';

const empty: PasswordFields = { currentPassword: '', newPassword: '', confirmation: '' };

export function PasswordCard() {
  const t = useT();
  const [fields, setFields] = useState(empty);
  const [busy, setBusy] = useState(false);

  const field = (name: keyof PasswordFields) => ({
    name,
    value: fields[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      setFields((before) => ({ ...before, [name]: value }));
    },
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    const refusal = checkPasswordChange(fields);
    if (refusal) return void toast.error({ title: t(refusal.title), message: t(refusal.message) });
    setBusy(true);
    try {
      const { currentPassword, newPassword } = fields;
      await appData.client.call('changePassword', { body: { currentPassword, newPassword } });
      setFields(empty);
      void toast.success({ message: t('settings.passwordUpdated') });
    } catch (error) {
      const message = messageFor(error, t('settings.passwordFailedLead'));
      void toast.error({ title: t('settings.passwordFailed'), message });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Card title={t('settings.password')} lead={t('settings.passwordLead')}>
      <form className={classes.fields} onSubmit={(event) => void submit(event)} noValidate>
        <PasswordField
          {...field('currentPassword')}
          label={t('settings.currentPassword')}
          autoComplete="current-password"
        />
        <PasswordField
          {...field('newPassword')}
          label={t('settings.newPassword')}
          description={t('field.passwordHint')}
          autoComplete="new-password"
        />
        <PasswordField {...field('confirmation')} label={t('settings.confirmPassword')} autoComplete="new-password" />
        <div>
          <Button type="submit" variant="default" disabled={!isPasswordChangeFilled(fields)} loading={busy}>
            {t('settings.changePassword')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
