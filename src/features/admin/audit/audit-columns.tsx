import type { AuditEntry } from '#contract/admin-records';
import { useLocale, useT } from '../../../strings/use-t.ts';
import { formatTime } from '../../../ui/format-time.ts';
import type { Column } from '../../../ui/list/data-table.tsx';
import { RowButton } from '../../../ui/list/row-button.tsx';
import { subjectName } from './subject-name.ts';

export function useAuditColumns(onOpen: (entry: AuditEntry) => void): Column<AuditEntry>[] {
  const t = useT();
  const locale = useLocale();
  return [
    {
      key: 'action',
      label: t('admin.auditAction'),
      cell: (entry) => (
        <RowButton look="open" onClick={() => onOpen(entry)}>
          {t(`admin.did.${entry.action}`)}
        </RowButton>
      ),
    },
    {
      key: 'when',
      label: t('admin.when'),
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatTime(new Date(createdAt), locale)}</time>,
    },
    { key: 'who', label: t('admin.auditWho'), cell: ({ admin }) => admin?.email ?? t('admin.theServer') },
    {
      key: 'subject',
      label: t('admin.auditSubject'),
      cell: (entry) => `${t(`admin.subjectOf.${entry.subject.kind}`)} ${subjectName(entry)}`.trim(),
    },
    { key: 'reason', label: t('admin.reason'), cell: ({ reason }) => reason ?? '–' },
    { key: 'ip', label: t('admin.auditFrom'), cell: ({ ip }) => ip ?? '–' },
  ];
}
