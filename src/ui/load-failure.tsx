import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useT } from '../strings/use-t.ts';
import classes from './load-failure.module.css';

/** Says that something could not be loaded, with another try unless `onRetry` is null, since none would help. */
export function LoadFailure({ children, onRetry }: { children: ReactNode; onRetry: (() => void) | null }) {
  const t = useT();
  return (
    <div role="alert" className={classes.failure}>
      <p>{children}</p>
      {onRetry && (
        <Button variant="default" onClick={onRetry}>
          {t('app.tryAgain')}
        </Button>
      )}
    </div>
  );
}
