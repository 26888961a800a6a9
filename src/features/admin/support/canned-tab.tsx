import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { CannedAnswer } from '#contract/ticket';
import { messageFor } from '#data/api-error';
import { appData } from '../../../app-data.ts';
import { useLocale, useT } from '../../../strings/use-t.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { formatDate } from '../../../ui/format-time.ts';
import type { Column } from '../../../ui/list/data-table.tsx';
import { ListBar } from '../../../ui/list/list-bar.tsx';
import { ListView } from '../../../ui/list/list-view.tsx';
import { RowButton } from '../../../ui/list/row-button.tsx';
import { useListed } from '../../../ui/list/use-listed.ts';
import { toast, toastDuration } from '../../../ui/toast.tsx';
import { CannedForm } from './canned-form.tsx';

/** The texts that are kept ready for answers. */
export function CannedTab() {
  const t = useT();
  const locale = useLocale();
  const [form, setForm] = useState<CannedAnswer | 'new' | null>(null);
  const [leaving, setLeaving] = useState<CannedAnswer | null>(null);
  const { loaded, reload } = useListed(
    '',
    (signal) => appData.client.read('adminListCannedAnswers', { signal }),
    t('admin.cannedFailed'),
  );

  async function remove({ _id }: CannedAnswer) {
    try {
      await appData.client.call('adminDeleteCannedAnswer', { params: { id: _id } });
      void toast.success({ message: t('admin.cannedDeleted'), duration: toastDuration.long });
    } catch (error) {
      void toast.error({ message: messageFor(error, t('admin.cannedSaveFailed')) });
    }
    await reload();
  }

  const columns: Column<CannedAnswer>[] = [
    {
      key: 'title',
      label: t('admin.cannedTitle'),
      cell: (canned) => (
        <RowButton look="open" onClick={() => setForm(canned)}>
          {canned.title}
        </RowButton>
      ),
    },
    { key: 'text', label: t('admin.cannedText'), cell: ({ text }) => text },
    {
      key: 'updated',
      label: t('admin.changed'),
      cell: ({ updatedAt }) => formatDate(new Date(updatedAt), locale),
    },
    {
      key: 'actions',
      label: t('admin.actions'),
      actions: true,
      cell: (canned) => (
        <>
          <RowButton onClick={() => setForm(canned)}>{t('admin.edit')}</RowButton>
          <RowButton onClick={() => setLeaving(canned)}>{t('admin.delete')}</RowButton>
        </>
      ),
    },
  ];

  return (
    <>
      <ListBar>
        <Button leftSection={<IconPlus size={18} />} onClick={() => setForm('new')}>
          {t('admin.addCanned')}
        </Button>
      </ListBar>
      <ListView
        label={t('admin.tab.canned')}
        loaded={loaded}
        reload={reload}
        rowsOf={({ data }) => data.cannedAnswers}
        columns={columns}
        keyOf={(canned) => canned._id}
        empty={{ title: t('admin.noCanned'), lead: t('admin.noCannedLead') }}
        failure={t('admin.cannedFailed')}
      />
      <CannedForm open={form} onClose={() => setForm(null)} onSaved={reload} />
      <ConfirmDialog
        opened={leaving !== null}
        onClose={() => setLeaving(null)}
        title={t('admin.deleteCanned', { title: leaving?.title ?? '' })}
        lead={t('admin.deleteCannedLead')}
        confirm={t('admin.delete')}
        onConfirm={async () => {
          if (leaving) await remove(leaving);
        }}
      />
    </>
  );
}
