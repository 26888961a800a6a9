import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import * as z from 'zod/mini';
import { type AdminProfile, AdminProfileChange } from '#contract/admin';
import { messageFor } from '#data/api-error';
import { appData } from '../../../app-data.ts';
import { useT } from '../../../strings/use-t.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { toast, toastDuration } from '../../../ui/toast.tsx';
import { type FieldErrors, useForm } from '../../../ui/use-form.ts';
import classes from './profile-form.module.css';

type Field = 'fullName' | 'email' | 'currentPassword';

const faultOf = {
  fullName: 'error.fullNameRequired',
  email: 'error.emailInvalid',
  currentPassword: 'error.passwordRequired',
} as const satisfies FieldErrors<Field>;

/** The contract's own rules, each fault beside its field. */
function checkAdminProfile(values: AdminProfileChange, { email }: AdminProfile): FieldErrors<Field> {
  const result = z.safeParse(AdminProfileChange, values);
  const faulty = result.success ? [] : result.error.issues.map(({ path }) => path[0]);
  const isField = (name: unknown): name is Field => typeof name === 'string' && name in faultOf;
  const lacksPassword = values.email !== email && values.currentPassword === undefined;
  const fields = [...faulty.filter(isField), ...(lacksPassword ? (['currentPassword'] as const) : [])];
  return Object.fromEntries(fields.map((field) => [field, faultOf[field]]));
}

/** An administrator's name and e-mail. Another e-mail takes the password, as an open session must not be enough to take an account over. */
export function ProfileForm({ saved }: { saved: AdminProfile }) {
  const t = useT();
  const [known, setKnown] = useState(saved);
  const changeOf = ({ currentPassword, ...values }: Record<Field, string>): AdminProfileChange => ({
    ...values,
    ...(values.email !== known.email && currentPassword && { currentPassword }),
  });
  const { values, field, set, busy, formProps } = useForm<Field>({
    initial: { fullName: saved.fullName, email: saved.email, currentPassword: '' },
    check: (given) => checkAdminProfile(changeOf(given), known),
    async submit(given) {
      try {
        const { data } = await appData.client.call('updateAdminProfile', { body: changeOf(given) });
        const admin = appData.sessions.getState().admin?.user;
        if (admin) {
          const person = { ...admin, name: data.fullName, fullName: data.fullName, email: data.email };
          await appData.sessions.updatePerson('admin', person);
        }
        setKnown(data);
        set('email', data.email);
        set('currentPassword', '');
        void toast.success({ message: t('admin.profileSaved'), duration: toastDuration.long });
      } catch (error) {
        void toast.error({ message: messageFor(error, t('admin.profileFailed')) });
      }
    },
  });
  return (
    <form {...formProps} className={classes.fields}>
      <TextInput {...field('fullName')} label={t('field.fullName')} autoComplete="name" />
      <TextInput {...field('email')} label={t('field.email')} type="email" autoComplete="email" autoCapitalize="none" />
      {values.email !== known.email && (
        <PasswordField
          {...field('currentPassword')}
          label={t('admin.currentPassword')}
          autoComplete="current-password"
        />
      )}
      <div>
        <Button type="submit" loading={busy}>
          {t('settings.save')}
        </Button>
      </div>
    </form>
  );
}
