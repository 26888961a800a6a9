import { Button, TextInput } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import * as z from 'zod/mini';
import { Reason } from '#contract/admin-list';
import { messageFor } from '#data/api-error';
import { appData } from '../../../app-data.ts';
import { useT } from '../../../strings/use-t.ts';
import { Card } from '../../../ui/card.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useForm } from '../../../ui/use-form.ts';
import classes from './user-drawer.module.css';

/** Apart, with all that draws an analysis. */
const UserAnalyses = lazy(async () => ({ default: (await import('./user-analyses.tsx')).UserAnalyses }));

/** A user's pictures are his own: they open for half an hour, to who gave a reason that is kept. */
export function UserAnalysesCard({ id }: { id: string }) {
  const t = useT();
  const [opened, setOpened] = useState(false);
  const { field, busy, formProps } = useForm<'reason'>({
    initial: { reason: '' },
    check: ({ reason }) => (z.safeParse(Reason, reason).success ? {} : { reason: 'error.reason' }),
    async submit({ reason }) {
      try {
        await appData.client.call('adminOpenUserAnalyses', { params: { id }, body: { reason } });
        setOpened(true);
      } catch (error) {
        void toast.error({ message: messageFor(error, t('admin.analysesFailed')) });
      }
    },
  });
  return (
    <Card title={t('admin.analyses')} lead={t('admin.analysesLead')}>
      {opened ? (
        <Suspense fallback={null}>
          <UserAnalyses id={id} />
        </Suspense>
      ) : (
        <form {...formProps} className={classes.fields}>
          <TextInput {...field('reason')} label={t('admin.reason')} autoComplete="off" />
          <div>
            <Button type="submit" variant="default" loading={busy}>
              {t('admin.openAnalyses')}
            </Button>
          </div>
        </form>
      )}
    </Card>
  );
}
