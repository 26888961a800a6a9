import '@mantine/core/styles/Skeleton.css';
import { Button, Skeleton } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useT } from '../../strings/use-t.ts';
import { CandlesDrawing } from '../../ui/candles-drawing.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { isOpenItem } from '../../ui/outbox/item-status.ts';
import { useLocalPicture } from '../../ui/outbox/use-local-picture.ts';
import { Page } from '../../ui/page.tsx';
import { useOutboxItem } from '../../use-outbox.ts';
import { FailedPanel } from './failed-panel.tsx';
import { FinishedPanel } from './finished-panel.tsx';
import { ProgressPanel } from './progress-panel.tsx';

/** One picture on its way and, in the end, its analysis. */
export function ResultPanel({ itemId, onLeave }: { itemId: string; onLeave: () => void }) {
  const t = useT();
  const item = useOutboxItem(itemId);
  const picture = useLocalPicture(itemId);
  const title = item ? t(`strategy.${item.strategy}`) : t('analysis.title');
  const back = (
    <Button variant="default" leftSection={<IconArrowLeft size={18} />} onClick={onLeave}>
      {t('analysis.another')}
    </Button>
  );

  return (
    <Page title={title} width="wide" actions={back}>
      {item === undefined && <Skeleton height={320} />}
      {item === null && (
        <EmptyState drawing={<CandlesDrawing />} title={t('analysis.gone')} lead={t('analysis.goneLead')} />
      )}
      {item && isOpenItem(item) && <ProgressPanel item={item} picture={picture} />}
      {item?.state === 'failed' && <FailedPanel item={item} picture={picture} onLeave={onLeave} />}
      {item?.state === 'done' && item.analysisId && <FinishedPanel analysisId={item.analysisId} />}
    </Page>
  );
}
