import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { AnalysisDetail } from '#contract/analysis';
import { useT } from '../../strings/use-t.ts';

const AgainDialog = lazy(async () => ({ default: (await import('./again-dialog.tsx')).AgainDialog }));

type AgainButtonProps = { analysis: Pick<AnalysisDetail, '_id' | 'strategy'>; onStarted: (id: string) => void };

/** Another strategy on the same picture, after a word about what it costs. */
export function AgainButton({ analysis, onStarted }: AgainButtonProps) {
  const t = useT();
  const [wanted, setWanted] = useState(false);
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconRefresh size={18} />}
        onClick={() => {
          setWanted(true);
          setOpened(true);
        }}
      >
        {t('again.open')}
      </Button>
      {wanted && (
        <Suspense fallback={null}>
          <AgainDialog
            analysis={analysis}
            opened={opened}
            onClose={() => setOpened(false)}
            onStarted={(id) => {
              setOpened(false);
              onStarted(id);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
