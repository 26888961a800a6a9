import '@mantine/core/styles/Tabs.css';
import { Tabs } from '@mantine/core';
import { IconCamera, IconUpload } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { Strategy } from '#contract/strategy';
import type { AddOutcome } from '#data/page-outbox';
import { appData } from '../../app-data.ts';
import { useT } from '../../strings/use-t.ts';
import { whenIdle } from '../../when-idle.ts';
import classes from './analysis-widget.module.css';
import { CameraPanel } from './camera-panel.tsx';
import { loadAnalysis } from './load-analysis.ts';
import { type AnalysisCallbacks, runAnalysis } from './run-analysis.ts';
import { UploadPanel } from './upload-panel.tsx';

/** A third of the screen's code, and not needed to aim at a chart. */
const StrategySelect = lazy(async () => {
  await new Promise<void>(whenIdle);
  return { default: (await import('../../ui/strategy-select.tsx')).StrategySelect };
});

export type Source = 'camera' | 'upload';
type AnalysisWidgetProps = AnalysisCallbacks & { firstSource: Source };

/** Takes a picture, by camera or as a file, and sets its analysis going. */
export function AnalysisWidget({ firstSource, ...callbacks }: AnalysisWidgetProps) {
  const t = useT();
  const [strategy, setStrategy] = useState<Strategy | null>(null);
  const chosen = strategy ?? undefined;

  /** Resolves once the picture is saved, or could not be; its analysis goes on. */
  const run = (adding: Promise<AddOutcome>) => {
    void runAnalysis(
      {
        adding,
        view: appData.outbox.view,
        load: async (id) => (await loadAnalysis(id)).answer,
      },
      callbacks,
    );
    return adding;
  };

  const strategies = (
    <div className={classes.strategy}>
      <Suspense fallback={null}>
        {/* Nothing chosen means the default one, which is not offered. */}
        <StrategySelect value={strategy} onChange={setStrategy} placeholder={t('analysis.strategyDefault')} />
      </Suspense>
    </div>
  );
  return (
    <div className={classes.widget}>
      <Tabs defaultValue={firstSource} variant="pills" keepMounted={false} classNames={{ list: classes.tabs }}>
        <Tabs.List grow aria-label={t('analysis.source')}>
          <Tabs.Tab value="camera" leftSection={<IconCamera size={18} stroke={1.8} />}>
            {t('analysis.camera')}
          </Tabs.Tab>
          <Tabs.Tab value="upload" leftSection={<IconUpload size={18} stroke={1.8} />}>
            {t('analysis.upload')}
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="camera" pt="md">
          <CameraPanel onCapture={(frame, name) => run(appData.outbox.addCapture(frame, name, chosen))}>
            {strategies}
          </CameraPanel>
        </Tabs.Panel>
        <Tabs.Panel value="upload" pt="md" className={classes.upload}>
          {strategies}
          <UploadPanel
            onFiles={(files) => {
              for (const file of files) void run(appData.outbox.addFile(file, chosen));
            }}
          />
        </Tabs.Panel>
      </Tabs>
    </div>
  );
}
