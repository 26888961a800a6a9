import { Button } from '@mantine/core';
import { useState } from 'react';
import { type AuditAction, type AuditEntry, auditActions } from '#contract/admin-records';
import { messageFor } from '#data/api-error';
import { appData } from '../../../app-data.ts';
import { useT } from '../../../strings/use-t.ts';
import { ChipDays, type Days, timesOf } from '../../../ui/list/chip-days.tsx';
import { ChipSelect } from '../../../ui/list/chip-select.tsx';
import { ListBar } from '../../../ui/list/list-bar.tsx';
import { ListView } from '../../../ui/list/list-view.tsx';
import { anyDay, anyText, oneOf, useAddress } from '../../../ui/list/use-address.ts';
import { useListed } from '../../../ui/list/use-listed.ts';
import { Page } from '../../../ui/page.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useLoaded } from '../../../ui/use-loaded.ts';
import { useAuditColumns } from './audit-columns.tsx';
import { AuditDialog } from './audit-dialog.tsx';
import classes from './audit-screen.module.css';

const address = { action: oneOf('all', ...auditActions), admin: anyText, from: anyDay, to: anyDay };
const limit = 20;

/** What administrators did, the newest first; older entries are added below. */
export function AuditScreen() {
  const t = useT();
  const { values, change } = useAddress(address);
  const [open, setOpen] = useState<AuditEntry | null>(null);
  const { loaded: admins } = useLoaded((signal) => appData.client.read('listAdmins', { signal }));
  const people = admins.state === 'ready' ? admins.value.data.admins : [];
  return (
    <Page title={t('admin.audit')} lead={t('admin.auditLead')} width="wide">
      <ListBar>
        <ChipSelect
          label={t('admin.auditAction')}
          value={values.action}
          options={[
            { value: 'all', label: t('admin.any') },
            ...auditActions.map((value) => ({ value, label: t(`admin.did.${value}`) })),
          ]}
          onChange={(action) => change({ action })}
        />
        <ChipSelect
          label={t('admin.auditWho')}
          value={values.admin}
          options={[
            { value: '', label: t('admin.anyone') },
            ...people.map(({ _id, name }) => ({ value: _id as string, label: name })),
          ]}
          onChange={(admin) => change({ admin })}
        />
        <ChipDays days={values} onChange={change} />
      </ListBar>
      <Entries
        key={Object.values(values).join(' ')}
        {...values}
        onOpen={setOpen}
        onReset={() => change({ action: 'all', admin: '', from: '', to: '' })}
      />
      <AuditDialog entry={open} onClose={() => setOpen(null)} />
    </Page>
  );
}

type EntriesProps = Days & {
  action: AuditAction | 'all';
  admin: string;
  onOpen: (entry: AuditEntry) => void;
  onReset: () => void;
};

type Older = { entries: AuditEntry[]; next: string | null };

function Entries({ action, admin, from, to, onOpen, onReset }: EntriesProps) {
  const t = useT();
  const [older, setOlder] = useState<Older | null>(null);
  const [busy, setBusy] = useState(false);
  const query = {
    ...(action !== 'all' && { action }),
    ...(admin && { adminId: admin }),
    ...timesOf({ from, to }),
    limit,
  };
  const { loaded, reload } = useListed(
    '',
    (signal) => appData.client.read('adminAuditLog', { query, signal }),
    t('admin.auditFailed'),
  );
  const columns = useAuditColumns(onOpen);
  const next = older ? older.next : loaded.state === 'ready' ? loaded.value.data.next : null;

  async function readOn(before: string) {
    setBusy(true);
    try {
      const { data } = await appData.client.call('adminAuditLog', { query: { ...query, before } });
      setOlder((known) => ({ entries: [...(known?.entries ?? []), ...data.entries], next: data.next }));
    } catch (error) {
      void toast.error({ message: messageFor(error, t('admin.auditFailed')) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <ListView
        label={t('admin.audit')}
        loaded={loaded}
        reload={reload}
        rowsOf={({ data }) => [...data.entries, ...(older?.entries ?? [])]}
        columns={columns}
        keyOf={(entry) => entry._id}
        empty={{
          title: t('admin.noAudit'),
          lead: t('admin.noAuditLead'),
          onReset: action !== 'all' || admin || from || to ? onReset : undefined,
        }}
        failure={t('admin.auditFailed')}
      />
      {next && (
        <div className={classes.more}>
          <Button variant="default" loading={busy} onClick={() => void readOn(next)}>
            {t('admin.showOlder')}
          </Button>
        </div>
      )}
    </>
  );
}
