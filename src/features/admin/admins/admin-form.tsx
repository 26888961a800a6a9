import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type AdminAccount, AdminRole } from '#contract/admin';
import { messageFor } from '#data/api-error';
import { appData } from '../../../app-data.ts';
import { useT } from '../../../strings/use-t.ts';
import { Dialog, DialogActions, DialogForm } from '../../../ui/dialog.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { toast, toastDuration } from '../../../ui/toast.tsx';
import { useForm } from '../../../ui/use-form.ts';
import { type AdminField, checkAdmin } from './check-admin.ts';

type AdminFormProps = {
  /** Whom to edit, a new one to add, or null: closed. */
  open: AdminAccount | 'new' | null;
  onClose: () => void;
  onSaved: () => Promise<void>;
};

export function AdminForm({ open, onClose, onSaved }: AdminFormProps) {
  const t = useT();
  return (
    <Dialog opened={open !== null} onClose={onClose} title={t(open === 'new' ? 'admin.addAdmin' : 'admin.editAdmin')}>
      {open && <Fields admin={open === 'new' ? null : open} onClose={onClose} onSaved={onSaved} />}
    </Dialog>
  );
}

function Fields({ admin, onClose, onSaved }: Omit<AdminFormProps, 'open'> & { admin: AdminAccount | null }) {
  const t = useT();
  const { field, busy, formProps } = useForm<AdminField>({
    initial: {
      fullName: admin?.fullName ?? '',
      email: admin?.email ?? '',
      password: '',
      role: admin?.role ?? 'admin',
    },
    check: (values) => checkAdmin(values, admin === null),
    async submit({ fullName, email, password, role: chosen }) {
      const person = { fullName, email: email.trim(), role: AdminRole.parse(chosen) };
      try {
        if (admin) {
          const body = { ...person, ...(password && { password }) };
          await appData.client.call('changeAdmin', { params: { id: admin._id }, body });
        } else await appData.client.call('addAdmin', { body: { ...person, password } });
        void toast.success({
          message: t(admin ? 'admin.adminSaved' : 'admin.adminAdded'),
          duration: toastDuration.long,
        });
        onClose();
        await onSaved();
      } catch (error) {
        void toast.error({ message: messageFor(error, t('admin.adminSaveFailed')) });
      }
    },
  });
  return (
    <DialogForm {...formProps}>
      <TextInput {...field('fullName')} label={t('field.fullName')} autoComplete="off" data-autofocus />
      <TextInput {...field('email')} label={t('field.email')} type="email" autoComplete="off" autoCapitalize="none" />
      <NativeSelect
        {...field('role')}
        size="md"
        label={t('admin.roleLabel')}
        data={AdminRole.options.map((value) => ({ value, label: t(`admin.role.${value}`) }))}
      />
      <PasswordField
        {...field('password')}
        label={t('field.password')}
        description={t(admin ? 'admin.passwordKept' : 'field.passwordHint')}
        autoComplete="new-password"
      />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('app.cancel')}
        </Button>
        <Button type="submit" loading={busy}>
          {t(admin ? 'settings.save' : 'admin.addAdmin')}
        </Button>
      </DialogActions>
    </DialogForm>
  );
}
