import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useT } from '../../strings/use-t.ts';
import { Dialog, DialogActions } from '../dialog.tsx';

/** What a PDF takes that the plan does not have. */
export function PdfPlanDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useT();
  return (
    <Dialog opened={opened} onClose={onClose} title={t('pdf.title')}>
      <p>{t('pdf.lead')}</p>
      <DialogActions>
        <Button component={Link} to={paths.subscription}>
          {t('pdf.seePlans')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('app.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
