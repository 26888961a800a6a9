import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OutboxItem } from '#data/outbox/outbox-item';
import { appData } from '../../app-data.ts';
import { paths } from '../../paths.ts';
import { useT } from '../../strings/use-t.ts';
import { toast, toastDuration } from '../../ui/toast.tsx';
import { shouldTellLow } from './low-credits.ts';

/** After an analysis, tells once in a period that most of its credits are used. */
export function useLowCredits() {
  const t = useT();
  const navigate = useNavigate();
  const look = useEffectEvent(async () => {
    const userId = appData.sessions.getState().user?.user._id;
    const { data } = await appData.client.call('usageStats');
    if (!userId || !shouldTellLow(userId, data, localStorage)) return;
    const { used, total } = data.analysisCredits;
    void toast.info({
      message: t('credits.low', { used, total: total ?? 0 }),
      duration: toastDuration.patient,
      action: { label: t('analysis.upgradePlan'), run: () => void navigate(paths.subscription) },
    });
  });

  useEffect(
    () =>
      appData.outbox.view.subscribe(({ items }, { items: before }) => {
        const wasOpen = ({ id }: OutboxItem) => before.some((item) => item.id === id && item.state !== 'done');
        const hasEnded = items.some((item) => item.state === 'done' && wasOpen(item));
        // What is not told now is told after the next analysis.
        if (hasEnded) void look().catch(() => undefined);
      }),
    [],
  );
}
