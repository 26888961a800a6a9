import { Button, TextInput } from '@mantine/core';
import * as z from 'zod/mini';
import { type AdminProfile, AdminProfileChange } from '#contract/admin';
import { messageFor } from '#data/api-error';
import { appData } from '../../../app-data.ts';
import { useT } from '../../../strings/use-t.ts';
import { toast, toastDuration } from '../../../ui/toast.tsx';
import { type FieldErrors, useForm } from '../../../ui/use-form.ts';
import classes from './profile-form.module.css';

type Field = 'fullName' | 'email';

const faultOf = {
  fullName: 'error.fullNameRequired',
  email: 'error.emailInvalid',
} as const satisfies FieldErrors<Field>;

/** The contract's own rules, each fault beside its field. */
export function checkAdminProfile(values: Record<Field, string>): FieldErrors<Field> {
  const result = z.safeParse(AdminProfileChange, values);
  if (result.success) return {};
  const faulty = result.error.issues
    .map(({ path }) => path[0])
    .filter((field) => field === 'fullName' || field === 'email');
  return Object.fromEntries(faulty.map((field) => [field, faultOf[field]]));
}

export function ProfileForm({ saved }: { saved: AdminProfile }) {
  const t = useT();
  const { field, busy, formProps } = useForm({
    initial: { fullName: saved.fullName, email: saved.email },
    check: checkAdminProfile,
    async submit(values) {
      try {
        const { data } = await appData.client.call('updateAdminProfile', { body: values });
        const admin = appData.sessions.getState().admin?.user;
        if (admin) {
          const person = { ...admin, name: data.fullName, fullName: data.fullName, email: data.email };
          await appData.sessions.updatePerson('admin', person);
        }
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
      <div>
        <Button type="submit" loading={busy}>
          {t('settings.save')}
        </Button>
      </div>
    </form>
  );
}
