import type { AuditEntry } from '#contract/admin-records';
import { useLocale, useT } from '../../../strings/use-t.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { formatTime } from '../../../ui/format-time.ts';
import { Facts } from '../../../ui/list/facts.tsx';
import classes from './audit-dialog.module.css';

/** All that is known of one entry: who, when, on whom, why, from where, and what was so before and after. */
export function AuditDialog({ entry, onClose }: { entry: AuditEntry | null; onClose: () => void }) {
  const t = useT();
  return (
    <Dialog opened={entry !== null} onClose={onClose} title={entry ? t(`admin.did.${entry.action}`) : ''}>
      {entry && <Entry entry={entry} />}
    </Dialog>
  );
}

const written = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function Entry({ entry }: { entry: AuditEntry }) {
  const t = useT();
  const locale = useLocale();
  const facts = [
    [t('admin.when'), formatTime(new Date(entry.createdAt), locale)],
    [t('admin.auditWho'), entry.admin?.email ?? t('admin.theServer')],
    [t('admin.auditSubject'), `${t(`admin.subjectOf.${entry.subject.kind}`)} ${entry.subject._id ?? ''}`.trim()],
    [t('admin.reason'), entry.reason],
    [t('admin.auditFrom'), [entry.ip, entry.device].filter(Boolean).join(' · ') || null],
  ] as const;
  const fields = [...new Set([...Object.keys(entry.before ?? {}), ...Object.keys(entry.after ?? {})])];
  return (
    <>
      <Facts facts={facts} />
      {fields.length > 0 && (
        <table className={classes.states}>
          <thead>
            <tr>
              <th scope="col">{t('admin.auditField')}</th>
              <th scope="col">{t('admin.before')}</th>
              <th scope="col">{t('admin.after')}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <tr key={field}>
                <th scope="row">{field}</th>
                <td>{written(entry.before?.[field]) ?? '–'}</td>
                <td>{written(entry.after?.[field]) ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
