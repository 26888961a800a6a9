import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { useT } from '../../strings/use-t.ts';
import { CandlesDrawing } from '../../ui/candles-drawing.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';

/** In place of a screen that threw, or whose chunk could not be loaded. */
export function CrashScreen() {
  const t = useT();
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <main id="content" tabIndex={-1}>
      <Page title={t('crash.title')}>
        <EmptyState drawing={<CandlesDrawing />} title={t('crash.lead')}>
          <Button onClick={() => location.reload()}>{t('crash.reload')}</Button>
        </EmptyState>
      </Page>
    </main>
  );
}
