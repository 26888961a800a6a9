import { lazy, Suspense, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import type { AddFailure } from '#data/page-outbox';
import { appData } from '../../app-data.ts';
import type { StringKey } from '../../strings/catalogue.ts';
import { useT } from '../../strings/use-t.ts';
import { Page } from '../../ui/page.tsx';
import { toast } from '../../ui/toast.tsx';
import { whenIdle } from '../../when-idle.ts';
import classes from './analysis-screen.module.css';
import { AnalysisWidget, type Source } from './analysis-widget.tsx';
import { InstallHint } from './install-hint.tsx';
import { ReadingHints } from './reading-hints.tsx';
import { useSharedPicture } from './use-shared-picture.ts';

const loadResultPanel = () => import('./result-panel.tsx');
const ResultPanel = lazy(async () => ({ default: (await loadResultPanel()).ResultPanel }));

const refusalOf = {
  'not-an-image': 'analysis.notImage',
  'image-too-large': 'analysis.tooLarge',
  'image-damaged': 'analysis.unreadable',
  quota: 'analysis.storageFull',
  storage: 'analysis.storageFull',
  'not-signed-in': 'login.failed',
} as const satisfies Record<AddFailure, StringKey>;

/** A phone is at hand to photograph a screen; at a desk there is a file. */
const likelySource = (): Source => (matchMedia('(pointer: coarse)').matches ? 'camera' : 'upload');

/** The picture to analyse, or, with `?item=`, one on its way to its analysis. */
export function AnalysisScreen() {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const item = search.get('item');
  const openItem = useRef(item);
  openItem.current = item;
  const tab = search.get('tab');
  const refuse = (why: AddFailure) => void toast.error({ message: t(refusalOf[why]) });
  useSharedPicture(refuse);
  const isBroken = useStore(appData.outbox.view, (view) => view.broken);
  const firstSource = tab === 'camera' || tab === 'upload' ? tab : likelySource();

  // Fetched while the user aims, so that a picture can be taken and shown when the network has gone by then.
  useEffect(() => {
    whenIdle(() => void Promise.allSettled([loadResultPanel(), import('browser-image-compression')]));
  }, []);

  if (item) {
    return (
      <Suspense fallback={<Page title={t('analysis.title')}>{null}</Page>}>
        <ResultPanel key={item} itemId={item} onLeave={() => setSearch({})} />
      </Suspense>
    );
  }
  return (
    <Page title={t('analysis.title')} lead={t('analysis.lead')}>
      {isBroken && (
        <p role="alert" className={classes.notice}>
          {t('analysis.noStorage')}
        </p>
      )}
      <div className={classes.columns}>
        <AnalysisWidget
          firstSource={firstSource}
          // Of several pictures the first is shown; the others are in the outbox.
          onStart={(itemId) => openItem.current ?? openNow(itemId)}
          onComplete={() => undefined}
          onRefused={refuse}
        />
        <div className={classes.beside}>
          <InstallHint />
          <ReadingHints />
        </div>
      </div>
    </Page>
  );

  function openNow(itemId: string) {
    openItem.current = itemId;
    setSearch({ item: itemId });
  }
}
