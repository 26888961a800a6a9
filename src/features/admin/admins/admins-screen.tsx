import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { AdminAccount } from '#contract/admin';
import { messageFor } from '#data/api-error';
import { appData } from '../../../app-data.ts';
import { useLocale, useT } from '../../../strings/use-t.ts';
import { formatDate } from '../../../ui/format-time.ts';
import type { Column } from '../../../ui/list/data-table.tsx';
import { ListView } from '../../../ui/list/list-view.tsx';
import { RowButton } from '../../../ui/list/row-button.tsx';
import { useListed } from '../../../ui/list/use-listed.ts';
import { Page } from '../../../ui/page.tsx';
import { StatusMark } from '../../../ui/status-mark.tsx';
import { toast, toastDuration } from '../../../ui/toast.tsx';
import { useSession } from '../../../use-session.ts';
import { AdminForm } from './admin-form.tsx';

/** Who administers. All see it; only an owner adds and changes, which the server decides. */
export function AdminsScreen() {
  const t = useT();
  const locale = useLocale();
  const me = useSession('admin')?.user;
  const isOwner = me?.role === 'owner';
  const [form, setForm] = useState<AdminAccount | 'new' | null>(null);
  const { loaded, reload } = useListed(
    '',
    (signal) => appData.client.read('listAdmins', { signal }),
    t('admin.adminsFailed'),
  );

  async function setActive({ _id, isActive }: AdminAccount) {
    try {
      await appData.client.call('changeAdmin', { params: { id: _id }, body: { isActive: !isActive } });
      void toast.success({ message: t('admin.adminSaved'), duration: toastDuration.long });
    } catch (error) {
      void toast.error({ message: messageFor(error, t('admin.adminSaveFailed')) });
    }
    await reload();
  }

  const deeds: Column<AdminAccount> = {
    key: 'actions',
    label: t('admin.actions'),
    actions: true,
    cell: (admin) => (
      <>
        <RowButton aria-label={t('admin.editOf', { name: admin.name })} onClick={() => setForm(admin)}>
          {t('admin.edit')}
        </RowButton>
        <RowButton disabled={admin._id === me?._id} onClick={() => void setActive(admin)}>
          {t(admin.isActive ? 'admin.deactivate' : 'admin.activate')}
        </RowButton>
      </>
    ),
  };
  const columns: Column<AdminAccount>[] = [
    { key: 'name', label: t('admin.name'), cell: ({ name }) => name },
    { key: 'email', label: t('field.email'), cell: ({ email }) => email },
    { key: 'role', label: t('admin.roleLabel'), cell: ({ role }) => t(`admin.role.${role}`) },
    {
      key: 'status',
      label: t('admin.status'),
      cell: ({ isActive }) => (
        <StatusMark look={isActive ? 'on' : 'off'}>{t(isActive ? 'admin.active' : 'admin.inactive')}</StatusMark>
      ),
    },
    {
      key: 'secondFactor',
      label: t('factor.title'),
      cell: ({ hasSecondFactor }) => (
        <StatusMark look={hasSecondFactor ? 'on' : 'off'}>
          {t(hasSecondFactor ? 'factor.isOn' : 'factor.isOff')}
        </StatusMark>
      ),
    },
    { key: 'since', label: t('admin.joined'), cell: ({ createdAt }) => formatDate(new Date(createdAt), locale) },
    ...(isOwner ? [deeds] : []),
  ];

  return (
    <Page
      title={t('admin.admins')}
      lead={t(isOwner ? 'admin.adminsLead' : 'admin.adminsLeadOther')}
      width="wide"
      actions={
        isOwner && (
          <Button leftSection={<IconUserPlus size={18} />} onClick={() => setForm('new')}>
            {t('admin.addAdmin')}
          </Button>
        )
      }
    >
      <ListView
        label={t('admin.admins')}
        loaded={loaded}
        reload={reload}
        rowsOf={({ data }) => data.admins}
        columns={columns}
        keyOf={(admin) => admin._id}
        empty={{ title: t('admin.noAdmins'), lead: t('admin.adminsLead') }}
        failure={t('admin.adminsFailed')}
      />
      <AdminForm open={form} onClose={() => setForm(null)} onSaved={reload} />
    </Page>
  );
}
