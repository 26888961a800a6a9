import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useT } from '../../strings/use-t.ts';
import { CandlesDrawing } from '../../ui/candles-drawing.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';

export function NotFoundScreen() {
  const t = useT();
  return (
    <Page title={t('notFound.title')}>
      <EmptyState drawing={<CandlesDrawing />} title={t('notFound.lead')}>
        <Button component={Link} to={paths.analysis}>
          {t('notFound.home')}
        </Button>
      </EmptyState>
    </Page>
  );
}
