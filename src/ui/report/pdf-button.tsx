import { Button } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { AnalysisDetail } from '#contract/analysis';
import { isApiError, messageFor } from '#data/api-error';
import { appData } from '../../app-data.ts';
import { useT } from '../../strings/use-t.ts';
import { saveFile } from '../save-file.ts';
import { toast } from '../toast.tsx';

const PdfPlanDialog = lazy(async () => ({ default: (await import('./pdf-plan-dialog.tsx')).PdfPlanDialog }));

/** The analysis as a PDF file; without a plan that has it, what it takes. */
export function PdfButton({ analysis }: { analysis: Pick<AnalysisDetail, '_id' | 'strategy'> }) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState<'never' | 'now' | 'before'>('never');

  async function save() {
    setBusy(true);
    try {
      const pdf = await appData.client.call('analysisPdf', { params: { id: analysis._id } });
      await saveFile(pdf, `wickwise-${analysis.strategy}.pdf`);
    } catch (error) {
      if (isApiError(error) && error.code === 'plan-required') setTold('now');
      else void toast.error({ title: t('pdf.failed'), message: messageFor(error, t('analysis.pleaseTryAgain')) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button variant="default" leftSection={<IconFileTypePdf size={18} />} loading={busy} onClick={() => void save()}>
        {t('pdf.save')}
      </Button>
      {told !== 'never' && (
        <Suspense fallback={null}>
          <PdfPlanDialog opened={told === 'now'} onClose={() => setTold('before')} />
        </Suspense>
      )}
    </>
  );
}
