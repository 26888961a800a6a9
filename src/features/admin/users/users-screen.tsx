import { Button } from '@mantine/core';
import { IconDownload, IconUserPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { AdminUserRow } from '#contract/admin-users';
import { messageFor } from '#data/api-error';
import { appData } from '../../../app-data.ts';
import { useT } from '../../../strings/use-t.ts';
import { Choice } from '../../../ui/choice.tsx';
import { ListBar } from '../../../ui/list/list-bar.tsx';
import { ListView } from '../../../ui/list/list-view.tsx';
import { SearchBox } from '../../../ui/list/search-box.tsx';
import { anyText, oneOf, pageNumber, useAddress } from '../../../ui/list/use-address.ts';
import { useListed } from '../../../ui/list/use-listed.ts';
import { Page } from '../../../ui/page.tsx';
import { datedName, saveFile } from '../../../ui/save-file.ts';
import { toast } from '../../../ui/toast.tsx';
import { ChosenBar } from './chosen-bar.tsx';
import { useSetStatus } from './use-set-status.ts';
import { useUserColumns } from './user-columns.tsx';
import { UsersOverview } from './users-overview.tsx';

// What opens over the list comes after it.
const UserDrawer = lazy(async () => ({ default: (await import('./user-drawer.tsx')).UserDrawer }));
const UserForm = lazy(async () => ({ default: (await import('./user-form.tsx')).UserForm }));
const DeleteDialog = lazy(async () => ({ default: (await import('./delete-dialog.tsx')).DeleteDialog }));

const filters = ['all', 'active', 'inactive', 'subscribed', 'unsubscribed'] as const;
const address = {
  q: anyText,
  status: oneOf(...filters),
  sort: oneOf('createdAt', 'name', 'email', 'lastSeenAt'),
  order: oneOf('desc', 'asc'),
  page: pageNumber,
  id: anyText,
};

/** A page of the list, as the specification has it. */
const limit = 10;
const nobody: ReadonlySet<string> = new Set();

export function UsersScreen() {
  const t = useT();
  const { values, change } = useAddress(address);
  const { q, status, sort, order, page, id } = values;
  const [chosen, setChosen] = useState(nobody);
  const [form, setForm] = useState<AdminUserRow | 'new' | null>(null);
  const [leaving, setLeaving] = useState<readonly AdminUserRow[]>([]);
  const choice = { ...(q && { search: q }), status, sort, order };
  const query = { ...choice, page, limit };
  const { loaded, reload } = useListed(
    JSON.stringify(query),
    (signal) => appData.client.read('adminListUsers', { query, signal }),
    t('admin.usersFailed'),
  );
  const rows = loaded.state === 'ready' ? loaded.value.data.users : [];
  const setStatus = useSetStatus(reload);
  /** What the list shows anew: a choice made among other rows would not be seen. */
  const narrow = (part: Parameters<typeof change>[0]) => {
    setChosen(nobody);
    change({ page: 1, ...part });
  };
  const columns = useUserColumns({
    sort: { by: sort, order, onSort: (by, direction) => narrow({ sort: by, order: direction }) },
    onOpen: (user) => change({ id: user._id }, { step: true }),
    onEdit: setForm,
    onDelete: (user) => setLeaving([user]),
    onSetActive: (user, isActive) => void setStatus([user], { isActive }),
  });

  async function exportAll() {
    try {
      await saveFile(await appData.client.call('adminExportUsers', { query: choice }), datedName('users'));
    } catch (error) {
      void toast.error({ message: messageFor(error, t('admin.exportFailed')) });
    }
  }

  return (
    <Page
      title={t('admin.users')}
      width="wide"
      actions={
        <>
          <Button variant="default" leftSection={<IconDownload size={18} />} onClick={() => void exportAll()}>
            {t('admin.exportCsv')}
          </Button>
          <Button leftSection={<IconUserPlus size={18} />} onClick={() => setForm('new')}>
            {t('admin.addUser')}
          </Button>
        </>
      }
    >
      <UsersOverview overview={loaded.state === 'ready' ? loaded.value.data.overview : null} />
      <ListBar>
        <SearchBox
          label={t('admin.searchUsers')}
          hint={t('admin.searchUsersHint')}
          value={q}
          onSearch={(text) => narrow({ q: text })}
        />
        <Choice
          label={t('admin.filter')}
          value={status}
          options={filters.map((value) => ({ value, label: t(`admin.users.${value}`) }))}
          onChange={(value) => narrow({ status: value })}
        />
      </ListBar>
      <ChosenBar
        users={rows.filter(({ _id }) => chosen.has(_id))}
        onClear={() => setChosen(nobody)}
        onSetActive={(users, isActive) => void setStatus(users, { isActive }).then(() => setChosen(nobody))}
        onDelete={setLeaving}
      />
      <ListView
        label={t('admin.users')}
        loaded={loaded}
        reload={reload}
        rowsOf={({ data }) => data.users}
        paging={{ of: ({ data }) => data.pagination, onPage: (next) => narrow({ page: next }) }}
        columns={columns}
        keyOf={(user) => user._id}
        selection={{
          label: t('admin.chooseAll'),
          labelOf: (user) => t('admin.chooseOne', { name: user.name }),
          chosen,
          onChange: setChosen,
        }}
        empty={{
          title: t('admin.noUsers'),
          lead: t('admin.noMatchLead'),
          onReset: q || status !== 'all' ? () => narrow({ q: '', status: 'all' }) : undefined,
        }}
        failure={t('admin.usersFailed')}
      />
      <Suspense fallback={null}>
        <UserDrawer
          id={id}
          onClose={() => change({ id: '' })}
          onEdit={setForm}
          onDelete={(user) => setLeaving([user])}
          onSetActive={(user, isActive) => setStatus([user], { isActive })}
        />
        <UserForm open={form} onClose={() => setForm(null)} onSaved={reload} />
        <DeleteDialog
          users={leaving}
          onClose={() => setLeaving([])}
          onConfirm={async (users) => {
            await setStatus(users, { isActive: false, action: 'delete' });
            setChosen(nobody);
          }}
        />
      </Suspense>
    </Page>
  );
}
