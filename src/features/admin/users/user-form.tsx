import { Button, TextInput } from '@mantine/core';
import type { AdminUserRow } from '#contract/admin-users';
import { messageFor } from '#data/api-error';
import { appData } from '../../../app-data.ts';
import { useT } from '../../../strings/use-t.ts';
import { Dialog, DialogActions, DialogForm } from '../../../ui/dialog.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { toast, toastDuration } from '../../../ui/toast.tsx';
import { useForm } from '../../../ui/use-form.ts';
import { checkUser } from './check-user.ts';

type UserFormProps = {
  /** Whom to edit, a new user to add, or null: closed. */
  open: AdminUserRow | 'new' | null;
  onClose: () => void;
  onSaved: () => Promise<void>;
};

/** Adds a user or edits one. */
export function UserForm({ open, onClose, onSaved }: UserFormProps) {
  const t = useT();
  return (
    <Dialog opened={open !== null} onClose={onClose} title={t(open === 'new' ? 'admin.addUser' : 'admin.editUser')}>
      {open && <Fields user={open === 'new' ? null : open} onClose={onClose} onSaved={onSaved} />}
    </Dialog>
  );
}

type FieldsProps = Omit<UserFormProps, 'open'> & { user: AdminUserRow | null };

function Fields({ user, onClose, onSaved }: FieldsProps) {
  const t = useT();
  const { field, busy, formProps } = useForm({
    initial: { fullName: user?.fullName ?? '', email: user?.email ?? '', password: '' },
    check: checkUser,
    async submit({ fullName, email, password }) {
      const person = { fullName, email: email.trim() };
      try {
        if (user) await appData.client.call('adminEditUser', { params: { id: user._id }, body: person });
        else await appData.client.call('adminAddUser', { body: { ...person, ...(password && { password }) } });
        void toast.success({ message: t(user ? 'admin.userSaved' : 'admin.userAdded'), duration: toastDuration.long });
        onClose();
        await onSaved();
      } catch (error) {
        void toast.error({ message: messageFor(error, t('admin.userSaveFailed')) });
      }
    },
  });
  return (
    <DialogForm {...formProps}>
      <TextInput {...field('fullName')} label={t('field.fullName')} autoComplete="off" data-autofocus />
      <TextInput {...field('email')} label={t('field.email')} type="email" autoComplete="off" autoCapitalize="none" />
      {!user && (
        <PasswordField
          {...field('password')}
          label={t('field.password')}
          description={t('admin.passwordOptional')}
          autoComplete="new-password"
        />
      )}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('app.cancel')}
        </Button>
        <Button type="submit" loading={busy}>
          {t(user ? 'settings.save' : 'admin.addUser')}
        </Button>
      </DialogActions>
    </DialogForm>
  );
}
